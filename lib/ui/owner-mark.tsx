import type { Owner, OwnerShape } from './owner';
import { tipped } from './tip';

const OUTLINES = {
  circle: 'M12 1.5a10.5 10.5 0 1 1 0 21a10.5 10.5 0 0 1 0-21Z',
  square: 'M4.5 2h15a2.5 2.5 0 0 1 2.5 2.5v15a2.5 2.5 0 0 1-2.5 2.5h-15A2.5 2.5 0 0 1 2 19.5v-15A2.5 2.5 0 0 1 4.5 2Z',
  diamond: 'M12 .3 23.7 12 12 23.7.3 12Z',
  hexagon: 'M6.5 1.8h11L23 12l-5.5 10.2h-11L1 12Z',
  shield: 'M2 2h20v10.5c0 5-4 8.7-10 10.5C6 21.2 2 17.5 2 12.5Z',
  arch: 'M2 22.5V11.5a10 10 0 0 1 20 0v11Z',
  leaf: 'M1.8 1.8h11.2a9.2 9.2 0 0 1 9.2 9.2v11.2H11A9.2 9.2 0 0 1 1.8 13Z',
} as const satisfies Record<OwnerShape, string>;

/** The bare mark, 24 × 24, for use inside another drawing. */
export function OwnerGlyph({ owner, halo = false }: Readonly<{ owner: Owner; halo?: boolean }>) {
  return (
    <>
      {halo ? (
        <path
          d={OUTLINES[owner.shape]}
          fill="var(--raised)"
          stroke="var(--raised)"
          strokeWidth="3"
          strokeLinejoin="round"
        />
      ) : null}
      <path d={OUTLINES[owner.shape]} style={{ fill: `var(--own-${owner.colour})` }} />
      <text x="12" y="16.6" textAnchor="middle" style={{ font: '800 13px var(--sans)', fill: 'var(--on-own)' }}>
        {owner.letter}
      </text>
    </>
  );
}

type OwnerMarkProps = Readonly<{
  owner: Owner;
  size?: number;
  /** Leave the name out where it stands beside the mark in words. */
  silent?: boolean;
  className?: string;
}>;

export function OwnerMark({ owner, size = 22, silent = false, className = '' }: OwnerMarkProps) {
  const frame = {
    className: `inline-block flex-none align-[-0.32em] ${className}`,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
  };
  if (silent) {
    return (
      <svg {...frame} aria-hidden="true">
        <OwnerGlyph owner={owner} />
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={owner.name} {...tipped}>
      <OwnerGlyph owner={owner} />
    </svg>
  );
}

/** A player by mark and name, for a heading. */
export function OwnerName({ owner }: Readonly<{ owner: Owner }>) {
  return (
    <span className="flex items-center gap-2">
      <OwnerMark owner={owner} size={24} silent />
      {owner.name}
    </span>
  );
}
