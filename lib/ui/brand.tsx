import { Icon } from './icon';
import { PageLink } from './page-link';

/** The leaf and the name, leading home. */
export function Brand({ name, href = '/' }: Readonly<{ name: string; href?: string }>) {
  return (
    <PageLink
      href={href}
      className="inline-flex min-h-11 items-center gap-[9px] font-semibold font-serif text-head/none no-underline tracking-[-0.01em]"
    >
      <Icon name="point" size={22} className="text-gold" />
      {name}
    </PageLink>
  );
}
