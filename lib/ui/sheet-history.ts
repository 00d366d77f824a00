import { SHEET_MARK } from './sheet-mark';

/** Where "back" is a gesture at the edge of the screen, and what lies over a page looks like a page of its own. */
const HAND_HELD = '(max-width: 760px), (pointer: coarse)';

/** What closes each open sheet, the topmost last. */
const sheets: (() => void)[] = [];
/** How many entries on top of the history stand for sheets of the page at this address. */
let entries = 0;
let page = '';
/** Steps back of our own that the browser has still to make. */
let returning = 0;
let settling: ReturnType<typeof setTimeout> | undefined;

/**
 * On a phone "back" closes what lies over the page and leaves the page where it is. The sheet gets an entry of the history,
 * which is gone again when it is closed by other means. Returns what to call then.
 */
export function enterSheet(close: () => void): () => void {
  if (!window.matchMedia(HAND_HELD).matches) return () => undefined;
  sheets.push(close);
  // One that opens when another closes takes its place in the history, too.
  if (entries < sheets.length) {
    entries = sheets.length;
    page = window.location.href;
    window.history.pushState({ ...window.history.state, [SHEET_MARK]: true }, '');
  }
  return () => {
    const place = sheets.lastIndexOf(close);
    if (place >= 0) sheets.splice(place, 1);
    settleHistory();
  };
}

/** Goes back to the entry of the page, from those of sheets that are closed: by other means, or by a reload. */
export function settleHistory(): void {
  clearTimeout(settling);
  settling = setTimeout(() => {
    if (window.location.href !== page) entries = 0;
    const isLeftOver = entries === 0 && returning === 0 && window.history.state?.[SHEET_MARK] === true;
    const surplus = isLeftOver ? 1 : entries - sheets.length;
    entries = Math.min(entries, sheets.length);
    if (surplus <= 0) return;
    returning++;
    window.history.go(-surplus);
  });
}

function onPopState(event: PopStateEvent): void {
  const isOwn = returning > 0;
  const isBack = entries > 0 && window.location.href === page;
  if (isOwn) returning--;
  else if (isBack) {
    entries--;
    sheets.pop()?.();
  }
  // The page is the same: there is nothing for the router to do.
  if (isOwn || isBack) event.stopImmediatePropagation();
  settleHistory();
}

if (typeof window !== 'undefined') window.addEventListener('popstate', onPopState, { capture: true });
