import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { tipped } from './tip';

/** Marks a link to a paragraph of the rules: the page opens it in a sheet, beside what one is doing. */
export const RULE_LINK = 'data-rule-link';

const LINK = { target: '_blank', rel: 'noreferrer', [RULE_LINK]: '' } as const;

/** A quiet question mark beside a title or a group of buttons. */
export function RuleMark({ to, about, className = '' }: Readonly<{ to: string; about: string; className?: string }>) {
  const t = useTranslations('ui.rules');
  const words = t('about', { about });
  return (
    <a
      href={to}
      {...LINK}
      aria-label={words}
      {...tipped}
      className={`relative inline-grid size-7 flex-none place-items-center rounded-full align-middle text-ink-3 inset-ring inset-ring-line after:absolute after:-inset-2 hover:bg-sunk hover:text-ink print:hidden ${className}`}
    >
      <Icon name="help" size={17} />
    </a>
  );
}

/** In words, at the end of a sentence that says why something is not possible. */
export function RuleLink({ to, children }: Readonly<{ to: string; children?: ReactNode }>) {
  const t = useTranslations('ui.rules');
  return (
    <a href={to} {...LINK} className="whitespace-nowrap font-semibold underline underline-offset-2">
      {children ?? t('read')}
    </a>
  );
}
