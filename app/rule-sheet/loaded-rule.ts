/** Marks the words of a paragraph on its page. */
export const RULE_TEXT = 'data-rule-text';

/** A paragraph taken out of its page. */
export type LoadedRule = Readonly<{ title: string; content: readonly Node[] }>;

/** `useId` counts on each page anew: drawings taken from one must not be mistaken for those of another. */
const COUNTED_ID = /_(?=[RSr]_[0-9A-Za-z]+_)/g;

/** Fetches the page of a paragraph, and takes out its words and pictures, and the styles that they need. */
export async function loadRule(address: string): Promise<LoadedRule> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  const page = new DOMParser().parseFromString((await response.text()).replaceAll(COUNTED_ID, '_rule'), 'text/html');
  const text = page.querySelector(`[${RULE_TEXT}]`);
  if (!text) throw new Error(`${address} has no rule in it`);
  await addStyles(page);
  const [heading, ...content] = [...text.children].map((node) => document.importNode(node, true));
  return { title: heading?.textContent ?? '', content };
}

/** Pictures may be drawn with styles that the page at hand has not needed so far. */
async function addStyles(page: Document): Promise<void> {
  const known = new Set([...document.querySelectorAll<HTMLLinkElement>(STYLES)].map(({ href }) => href));
  const missing = [...page.querySelectorAll<HTMLLinkElement>(STYLES)].filter(({ href }) => !known.has(href));
  await Promise.all(missing.map(addStyle));
}

const STYLES = 'link[rel=stylesheet]';

/** Without its styles a picture is still better than no rule. */
function addStyle({ href }: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => resolve();
    link.onerror = () => resolve();
    document.head.append(link);
  });
}
