import type { SVGProps } from 'react';
import type { SvgText } from './svg-text';

/**
 * An element of a drawing that holds a written part of it. Here and nowhere else a text becomes elements: only `svg` makes
 * such a text, which escapes whatever is put into it.
 */
export function DrawnGroup({ text, ...props }: SVGProps<SVGGElement> & Readonly<{ text: SvgText }>) {
  return <g {...props} dangerouslySetInnerHTML={text} />;
}

export function DrawnShapes({ text, ...props }: SVGProps<SVGDefsElement> & Readonly<{ text: SvgText }>) {
  return <defs {...props} dangerouslySetInnerHTML={text} />;
}

export function DrawnPicture({ text, ...props }: SVGProps<SVGSVGElement> & Readonly<{ text: SvgText }>) {
  return <svg {...props} dangerouslySetInnerHTML={text} />;
}
