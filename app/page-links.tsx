'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { PAGE_LINK } from '@/lib/ui/page-link';
import { wantsOwnPlace } from './own-place';

const pageLinkAt = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(`a[${PAGE_LINK}]`) : null;

/**
 * Follows links to pages of the site, wherever they stand, and fetches what somebody points at. Without it they are ordinary
 * links.
 */
export function PageLinks() {
  const router = useRouter();
  useEffect(() => {
    const stopping = new AbortController();
    const { signal } = stopping;
    let pointed: Element | null = null;
    const onPoint = (event: Event) => {
      const link = pageLinkAt(event);
      if (link !== pointed && link?.matches(`[${PAGE_LINK}~=soon]`)) router.prefetch(link.href);
      pointed = link;
    };
    const onClick = (event: MouseEvent) => {
      const link = pageLinkAt(event);
      if (!link || wantsOwnPlace(event)) return;
      event.preventDefault();
      router.push(link.href, { scroll: !link.matches(`[${PAGE_LINK}~=still]`) });
    };
    document.addEventListener('pointerover', onPoint, { signal });
    document.addEventListener('focusin', onPoint, { signal });
    document.addEventListener('click', onClick, { signal });
    return () => stopping.abort();
  }, [router]);
  return null;
}
