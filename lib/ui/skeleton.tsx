const WIDTHS = ['w-3/5', 'w-full', 'w-5/6'] as const;

/** Quiet bars where text will stand. `label` says to those who do not see them that it is on its way. */
export function Skeleton({ label, lines = 3 }: Readonly<{ label: string; lines?: number }>) {
  return (
    <div role="status" className="grid gap-2.5">
      <span className="sr-only">{label}</span>
      {Array.from({ length: lines }, (_, line) => `line-${line}`).map((key, line) => (
        <span key={key} className={`block h-3.5 rounded-full bg-line ${WIDTHS[line % WIDTHS.length]}`} />
      ))}
    </div>
  );
}
