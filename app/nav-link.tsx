'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { ReactNode } from 'react';

/** A link of the navigation that says when it leads to the page shown. */
export function NavLink({
  href,
  className,
  children,
}: Readonly<{ href: string; className: string; children: ReactNode }>) {
  const isHere = usePathname() === href;
  return (
    <Link href={href} className={className} aria-current={isHere ? 'page' : undefined}>
      {children}
    </Link>
  );
}
