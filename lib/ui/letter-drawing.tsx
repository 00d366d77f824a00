import { IconGlyph } from './icon';
import { decorative } from './tip';

/** A folded letter under green wax with the leaf pressed into it: a sealed choice, or an empty place that waits. */
export function LetterDrawing({ width = 96, className }: Readonly<{ width?: number; className?: string }>) {
  return (
    <svg viewBox="0 0 96 84" width={width} aria-hidden="true" {...decorative} className={className}>
      <g fill="none" stroke="var(--line-strong)" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M6 14h84v60H6Z" fill="var(--stone)" />
        <path d="M6 14 48 50 90 14M6 74 38 42M90 74 58 42" />
      </g>
      <path d="M48 30c6-2 10 1 14 4s7 8 6 14-3 11-9 14-13 3-18 0-10-8-10-14 2-11 6-14 6-3 11-4Z" fill="var(--seal)" />
      <circle cx="48.5" cy="47.5" r="12.8" fill="none" stroke="var(--stone)" strokeOpacity=".35" strokeWidth="1.3" />
      <svg x="38.5" y="37.5" width="20" height="20" viewBox="0 0 24 24" className="text-gold" aria-hidden="true">
        <IconGlyph name="point" />
      </svg>
    </svg>
  );
}
