import type { ReactNode } from 'react';

type LoadingProps = Readonly<{ label: string; className?: string; children: ReactNode }>;

/** Quiet bars in the layout of what will stand there. `label` says to those who do not see them that it is on its way. */
export function Loading({ label, className = '', children }: LoadingProps) {
  return (
    <div role="status">
      <span className="sr-only">{label}</span>
      <div aria-hidden="true" className={className}>
        {children}
      </div>
    </div>
  );
}

/** One bar: a line of text, a picture or a button, by its size. */
export function Bar({ className }: Readonly<{ className: string }>) {
  return <span className={`block rounded-md bg-sunk ${className}`} />;
}
