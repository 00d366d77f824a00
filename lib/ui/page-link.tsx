import type { ComponentProps } from 'react';

/** Marks a link that changes the page without loading it anew; how, stands in the attribute. */
export const PAGE_LINK = 'data-page-link';

type PageLinkProps = ComponentProps<'a'> &
  Readonly<{
    href: string;
    /** False for a page that is not worth fetching before the link is pressed. */
    prefetch?: boolean;
    /** False where the page stays where it is scrolled to. */
    scroll?: boolean;
  }>;

/**
 * A link to another page of the site: one listener in `PageLinks` follows all of them, so that the links of a table need no
 * code of their own. The link of Next would bring 2.5 kB along, most of it for another router.
 */
export function PageLink({ prefetch = true, scroll = true, ...link }: PageLinkProps) {
  const how = [prefetch ? 'soon' : '', scroll ? '' : 'still'].filter(Boolean).join(' ');
  return <a {...link} {...{ [PAGE_LINK]: how }} />;
}
