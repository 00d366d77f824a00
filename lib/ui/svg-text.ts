/** A part of an SVG drawing in its own language; made by `svg` alone. It can be given to an element as all that is in it. */
export type SvgText = Readonly<{ __html: string }>;

const ESCAPED: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

type Value = string | number | SvgText | readonly SvgText[];

/**
 * Writes a part of a drawing: strings and numbers are escaped, drawn parts are put in as they are. For what is always
 * drawn the same: React would look at each line of it on the server, and once more in the browser.
 */
export function svg(parts: TemplateStringsArray, ...values: readonly Value[]): SvgText {
  return { __html: parts.map((part, index) => part + written(values[index] ?? '')).join('') };
}

export const NOTHING = svg``;

function written(value: Value): string {
  if (typeof value === 'string') return value.replace(/[&<>"]/g, (sign) => ESCAPED[sign] ?? sign);
  if (typeof value === 'number') return String(value);
  return 'length' in value ? value.map(({ __html }) => __html).join('') : value.__html;
}
