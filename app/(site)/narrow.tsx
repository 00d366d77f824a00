import type { ReactNode } from 'react';

/** A page with one thing to do: a title, a sentence, a form, on a sheet of paper. */
export function Narrow({
  title,
  lead,
  children,
}: Readonly<{ title: ReactNode; lead?: ReactNode; children: ReactNode }>) {
  return (
    <div className="mx-auto w-full max-w-[460px] pt-2 md:pt-6">
      <h1 className="text-title">{title}</h1>
      {lead ? <p className="mt-2 text-ink-2 text-lg leading-normal">{lead}</p> : null}
      <div className="mt-5 grid gap-5">{children}</div>
    </div>
  );
}

export function Sheet({ children, className = '' }: Readonly<{ children: ReactNode; className?: string }>) {
  return <div className={`grid gap-4 rounded-lg bg-sheet p-5 shadow-md md:p-6 ${className}`}>{children}</div>;
}
