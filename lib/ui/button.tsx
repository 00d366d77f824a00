import type { ComponentProps } from 'react';
import { PageLink } from './page-link';

const SHARED =
  'inline-flex min-h-11 items-center justify-center gap-2.5 rounded-md px-4.5 py-2 text-balance text-center font-semibold no-underline ' +
  'transition-[background-color,box-shadow,transform] disabled:bg-sunk disabled:text-ink-3 disabled:shadow-none ' +
  'aria-disabled:bg-sunk aria-disabled:text-ink-3 aria-disabled:shadow-none';

const LOOKS = {
  primary:
    'bg-action text-on-action shadow-md [--cut:var(--action)] not-disabled:not-aria-disabled:hover:-translate-y-px ' +
    'not-disabled:not-aria-disabled:hover:bg-action-hover not-disabled:not-aria-disabled:hover:shadow-lg',
  quiet:
    'bg-raised text-ink inset-ring-[1.5px] inset-ring-line-strong [--cut:var(--raised)] ' +
    'not-disabled:not-aria-disabled:hover:inset-ring-ink',
  plain: 'px-2.5 font-medium text-ink underline underline-offset-[3px] decoration-1 hover:decoration-2',
} as const;

const SIZES = {
  normal: 'text-base',
  small: 'text-sm px-4',
  /** The one thing to do on a page, in the voice of the titles. */
  large: 'min-h-[52px] px-6 font-serif text-head/tight',
} as const;

export type ButtonLook = Readonly<{
  look?: keyof typeof LOOKS | undefined;
  size?: keyof typeof SIZES | undefined;
  wide?: boolean | undefined;
}>;

/** The classes of a button, for what must look like one but is another element. */
export function buttonClasses({ look = 'quiet', size = 'normal', wide = false }: ButtonLook, more = ''): string {
  return `${SHARED} ${LOOKS[look]} ${SIZES[size]} ${wide ? 'w-full' : ''} ${more}`;
}

/** A page has one primary button at most. */
export function Button({
  look,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return <button type={type} className={buttonClasses({ look, size, wide }, className)} {...rest} />;
}

export function ButtonLink({ look, size, wide, className, ...rest }: ButtonLook & ComponentProps<typeof PageLink>) {
  return <PageLink className={buttonClasses({ look, size, wide }, className)} {...rest} />;
}
