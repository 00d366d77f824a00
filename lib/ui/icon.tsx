import type { IconName, IconShape } from './icon-shapes';
import { ICON_SHAPES } from './icon-shapes';
import { tipped } from './tip';

const ROUND = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** The bare shape, 24 × 24 in the colour of the text, for use inside another drawing. `--cut` is the ground below it. */
export function IconGlyph({ name }: Readonly<{ name: IconName }>) {
  const { fill, line, width, dash, cutFill, cutLine, cutWidth }: IconShape = ICON_SHAPES[name];
  return (
    <>
      {fill ? <path d={fill} fill="currentColor" /> : null}
      {line ? <path d={line} stroke="currentColor" strokeWidth={width} strokeDasharray={dash} {...ROUND} /> : null}
      {cutFill ? <path d={cutFill} style={{ fill: 'var(--cut)' }} /> : null}
      {cutLine ? <path d={cutLine} style={{ stroke: 'var(--cut)' }} strokeWidth={cutWidth} {...ROUND} /> : null}
    </>
  );
}

type IconProps = Readonly<{
  name: IconName;
  size?: number;
  /** Its word, when nothing beside the icon says it. */
  label?: string;
  className?: string;
}>;

export function Icon({ name, size = 16, label, className = '' }: IconProps) {
  const frame = {
    className: `inline-block flex-none align-[-0.18em] ${className}`,
    width: size,
    height: size,
    viewBox: '0 0 24 24',
  };
  if (label === undefined) {
    return (
      <svg {...frame} aria-hidden="true">
        <IconGlyph name={name} />
      </svg>
    );
  }
  return (
    <svg {...frame} role="img" aria-label={label} {...tipped}>
      <IconGlyph name={name} />
    </svg>
  );
}
