import type { ReactNode } from 'react';

/** A heading over a list: a strong rule below, a count beside it, a link at the end of the line. */
export function SectionHead({
  title,
  note,
  children,
}: Readonly<{ title: ReactNode; note?: ReactNode; children?: ReactNode }>) {
  return (
    <div className="flex items-baseline gap-2.5 border-ink border-b-[1.5px] pb-2">
      <h2 className="text-head">{title}</h2>
      {note ? <span className="text-ink-3 text-sm">{note}</span> : null}
      <span className="ml-auto text-sm">{children}</span>
    </div>
  );
}
