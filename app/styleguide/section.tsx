import type { ReactNode } from 'react';

/** One group of parts under its name in the code, by day and by night side by side. */
export function Section({ name, children }: Readonly<{ name: string; children: ReactNode }>) {
  return (
    <section className="grid gap-2 pb-8">
      <h2>{name}</h2>
      <div className="grid gap-px lg:grid-cols-2">
        <Side theme="light">{children}</Side>
        <Side theme="dark">{children}</Side>
      </div>
    </section>
  );
}

function Side({ theme, children }: Readonly<{ theme: 'light' | 'dark'; children: ReactNode }>) {
  return (
    <div data-theme={theme} className="flex min-w-0 flex-wrap content-start items-end gap-4 bg-ground p-4 text-ink">
      {children}
    </div>
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
