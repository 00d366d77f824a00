import type { ReactNode } from 'react';

/** One group of parts under its name in the code. */
export function Section({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <section className="grid gap-5 border-ink border-t-[1.5px] py-4 pb-8 md:grid-cols-[168px_minmax(0,1fr)]">
      <h2>{name}</h2>
      <div className="flex min-w-0 flex-wrap items-end gap-4">{children}</div>
    </section>
  );
}

/** One part in one state, under the name of that state. */
export function Specimen({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <figure className="grid justify-items-center gap-1.5 text-center">
      {children}
      <figcaption className="text-ink-3 text-xs">{name}</figcaption>
    </figure>
  );
}
