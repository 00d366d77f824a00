import { DrawnGroup, DrawnPicture } from './drawn';
import type { IconName, IconShape } from './icon-shapes';
import { ICON_SHAPES } from './icon-shapes';
import type { SvgText } from './svg-text';
import { NOTHING, svg } from './svg-text';
import { tipped } from './tip';

const ROUND = svg`fill="none" stroke-linecap="round" stroke-linejoin="round"`;

const known = new Map<IconName, SvgText>();

/** An icon's shape, in the colour of the text; what is cut out of it shows the ground below, `--cut`. */
function glyph(name: IconName): SvgText {
  const text = known.get(name) ?? drawGlyph(ICON_SHAPES[name]);
  known.set(name, text);
  return text;
}

function drawGlyph({ fill, line, width = 1, dash = 'none', cutFill, cutLine, cutWidth = 1 }: IconShape): SvgText {
  return svg`${[
    fill ? svg`<path d="${fill}" fill="currentColor"/>` : NOTHING,
    line
      ? svg`<path d="${line}" stroke="currentColor" stroke-width="${width}" stroke-dasharray="${dash}" ${ROUND}/>`
      : NOTHING,
    cutFill ? svg`<path d="${cutFill}" style="fill:var(--cut)"/>` : NOTHING,
    cutLine ? svg`<path d="${cutLine}" style="stroke:var(--cut)" stroke-width="${cutWidth}" ${ROUND}/>` : NOTHING,
  ]}`;
}

/** The bare shape, 24 × 24, for use inside another drawing. */
export function IconGlyph({ name }: Readonly<{ name: IconName }>) {
  return <DrawnGroup text={glyph(name)} />;
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
    className: className ? `icon ${className}` : 'icon',
    width: size,
    height: size,
    viewBox: '0 0 24 24',
  };
  const text = glyph(name);
  if (label === undefined) return <DrawnPicture {...frame} text={text} aria-hidden="true" />;
  return <DrawnPicture {...frame} text={text} role="img" aria-label={label} {...tipped} />;
}
