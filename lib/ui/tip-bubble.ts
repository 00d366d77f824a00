import styles from './tip-bubble.module.css';
import { placeTip } from './tip-place';

let bubble: HTMLElement | undefined;
let shown: Element | undefined;

/** What the tip on the page explains. */
export const explained = (): Element | undefined => shown;

/** A press goes through to what is below. */
export function isInBubble({ clientX, clientY }: MouseEvent): boolean {
  if (!bubble || !shown) return false;
  const { left, top, right, bottom } = bubble.getBoundingClientRect();
  return clientX >= left && clientX <= right && clientY >= top && clientY <= bottom;
}

export function showTip(target: Element): void {
  hideTip();
  const words = wordsOf(target);
  if (!words) return;
  bubble ??= newBubble();
  bubble.textContent = words;
  bubble.showPopover();
  shown = target;
  placeBubble();
}

export function hideTip(): void {
  shown = undefined;
  bubble?.hidePopover();
}

/** Again, after what it explains has moved. */
export function placeBubble(): void {
  if (!bubble || !shown) return;
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const { x, y } = placeTip(shown.getBoundingClientRect(), size, { width: innerWidth, height: innerHeight });
  bubble.style.translate = `${Math.round(x)}px ${Math.round(y)}px`;
}

/** All it says is read aloud where it stands already. */
function newBubble(): HTMLElement {
  const made = document.createElement('div');
  made.popover = 'manual';
  made.className = styles.bubble ?? '';
  made.ariaHidden = 'true';
  document.body.append(made);
  return made;
}

/** Its own words, or its label or that of the field in it, or what is visually hidden in it; nothing that can be read already. */
function wordsOf(target: Element): string {
  const own = target.getAttribute('data-tip');
  if (own) return own;
  const label = target.getAttribute('aria-label') ?? target.querySelector('input')?.getAttribute('aria-label');
  const parts = [...target.querySelectorAll('span')];
  if (label) return parts.some((part) => part.textContent === label && !isHidden(part)) ? '' : label;
  const hidden = parts.filter((part) => part.className.includes('sr-only') && isHidden(part));
  return hidden.map(({ textContent }) => textContent).join('\n');
}

/** Out of sight, and perhaps read aloud. */
const isHidden = ({ offsetWidth }: HTMLElement): boolean => offsetWidth < 2;
