'use client';

import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';
import { PageLink } from '@/lib/ui/page-link';

/** A link of the navigation that says when it leads to the page shown. */
export function NavLink({
  href,
  className,
  children,
}: Readonly<{ href: string; className: string; children: ReactNode }>) {
  const isHere = usePathname() === href;
  return (
    <PageLink href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {children}
    </PageLink>
  );
}
