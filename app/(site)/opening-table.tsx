'use client';

import { useLinkStatus } from 'next/link';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Bar } from '@/lib/ui/skeleton';

/** What opens sooner than this needs nothing to stand for it. */
const PATIENCE_MS = 150;

/**
 * Stands within a link to a table, and for that table until it comes. The page of a table has no such bars itself: with them
 * the server would say that all is well before it knows whether there is such a table.
 */
export function OpeningTable() {
  const { pending } = useLinkStatus();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!pending) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [pending]);
  return pending && isLate ? createPortal(<TableBars />, document.body) : null;
}

/** Head, board and panel, as a wide page and a phone have them. */
function TableBars() {
  return (
    <div aria-hidden="true" data-opening="" className="fixed inset-0 z-30 flex flex-col bg-ground">
      <div className="flex h-14 flex-none items-center border-line border-b px-3 md:px-6">
        <Bar className="h-5 w-56 max-w-1/2" />
      </div>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <div className="grid min-h-0 flex-1 place-items-center p-6">
          <Bar className="h-4/5 w-4/5 max-w-[720px] rounded-lg!" />
        </div>
        <div className="grid content-end gap-3 border-line p-4 max-md:border-t md:w-80 md:border-l">
          <Bar className="h-6 w-3/5" />
          <Bar className="h-4 w-full max-md:hidden" />
          <Bar className="h-13 w-full" />
        </div>
      </div>
    </div>
  );
}
