import { useEffect, useRef } from 'react';
import { ASKED_ID } from './asked';

const CHANGES = { childList: true, subtree: true, attributes: true, attributeFilter: ['disabled', 'open', 'hidden'] };

/**
 * Keeps the keyboard at the table: when what was focused goes away with its question, the focus goes to the next one.
 * Whoever has pressed beside everything keeps it nowhere.
 */
export function useFocusKept<Part extends HTMLElement>() {
  const part = useRef<Part>(null);
  useEffect(() => {
    let last: Element | null = null;
    const listening = new AbortController();
    const on = { signal: listening.signal };
    const note = () => {
      const focused = document.activeElement;
      last = focused && part.current?.contains(focused) ? focused : null;
    };
    document.addEventListener('focusin', note, on);
    // A press beside everything has left the focus nowhere.
    document.addEventListener('pointerup', note, { ...on, capture: true });
    const look = () => {
      if (!last || document.activeElement !== document.body || canHoldFocus(last)) return;
      last = null;
      toQuestion();
    };
    // A dialog that closes at the same time gives the focus back by itself: that comes first.
    const watching = new MutationObserver(() => last && requestAnimationFrame(look));
    if (part.current) watching.observe(part.current, CHANGES);
    return () => {
      listening.abort();
      watching.disconnect();
    };
  }, []);
  return part;
}

const canHoldFocus = (element: Element) =>
  element.isConnected && !element.matches(':disabled') && element.checkVisibility();

/** To the first thing that can be answered, or else to the panel that says what goes on. */
function toQuestion(): void {
  const panel = document.getElementById(ASKED_ID);
  const controls = panel?.querySelectorAll<HTMLElement>('fieldset input:enabled, button:not([tabindex="-1"])');
  const control = [...(controls ?? [])].find((each) => each.checkVisibility());
  (control ?? panel)?.focus();
}
