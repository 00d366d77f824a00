/** An element of markup as React writes it, with the text that stands in it. */
export type Element = Readonly<{
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly (Element | string)[];
}>;

type Growing = { name: string; attributes: Record<string, string>; children: (Element | string)[] };

const PART = /<!--.*?-->|<(\/?)([a-zA-Z][\w-]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
/** Without an end of their own. */
const VOID = new Set(['input', 'br', 'hr', 'img', 'link', 'meta']);

/** Reads well-formed markup; all of it lies in one element without a name. */
export function markupTree(markup: string): Element {
  const root: Growing = { name: '', attributes: {}, children: [] };
  const open: Growing[] = [root];
  for (const [, isEnd, name, attributes, isClosed, text] of markup.matchAll(PART)) {
    const inside = open.at(-1) ?? root;
    if (text !== undefined) inside.children.push(text);
    if (name === undefined) continue;
    if (isEnd) {
      open.pop();
      continue;
    }
    const element: Growing = { name, attributes: attributesIn(attributes ?? ''), children: [] };
    inside.children.push(element);
    if (!isClosed && !VOID.has(name)) open.push(element);
  }
  return root;
}

function attributesIn(written: string): Record<string, string> {
  return Object.fromEntries(
    [...written.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [name, value ?? '']),
  );
}

/** The element and all that are in it. */
export function elementsIn(element: Element): readonly Element[] {
  return [element, ...element.children.flatMap((child) => (typeof child === 'string' ? [] : elementsIn(child)))];
}

export function textIn(element: Element): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textIn(child))).join('');
}

export function classesOf({ attributes }: Element): readonly string[] {
  return (attributes.class ?? '').split(/\s+/);
}
