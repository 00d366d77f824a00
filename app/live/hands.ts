/** A press takes effect when it ends, and a second one may follow. */
const SETTLE_MS = 250;
/** Nobody presses longer on purpose: the end of it went unseen. */
const LONGEST_HOLD_MS = 10_000;

const PRESSES = ['pointerdown', 'touchstart', 'keydown'] as const;
const RELEASES = ['pointerup', 'pointercancel', 'touchend', 'touchcancel', 'keyup', 'dragend'] as const;

const listeners = new Set<() => void>();
let isBusy = false;
let lastPressAt = 0;
let release: ReturnType<typeof setTimeout> | undefined;

/** Whether a pointer or a key is down on this page, or was a moment ago. */
export function areHandsBusy(): boolean {
  return isBusy;
}

/** Nobody has pressed anything for so many milliseconds. */
export function areHandsIdle(milliseconds: number): boolean {
  return Date.now() - lastPressAt > milliseconds;
}

/** Keeps the page as it is for so long, as if somebody pressed something. */
export function holdStill(milliseconds: number): void {
  freeAfter(milliseconds);
  setBusy(true);
}

/** Hears when hands become busy, and when they are free again. */
export function watchHands(listener: () => void): () => void {
  if (listeners.size === 0) startWatching();
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) stopWatching();
  };
}

/** Runs at once, or as soon as hands are free. */
export function whenHandsAreFree(act: () => void): () => void {
  if (!isBusy) {
    act();
    return () => undefined;
  }
  const unwatch = watchHands(() => {
    if (isBusy) return;
    unwatch();
    act();
  });
  return unwatch;
}

function startWatching(): void {
  lastPressAt = Date.now();
  for (const press of PRESSES) window.addEventListener(press, onPress, { capture: true, passive: true });
  for (const end of RELEASES) window.addEventListener(end, onRelease, { capture: true, passive: true });
  window.addEventListener('blur', onRelease);
}

function stopWatching(): void {
  for (const press of PRESSES) window.removeEventListener(press, onPress, { capture: true });
  for (const end of RELEASES) window.removeEventListener(end, onRelease, { capture: true });
  window.removeEventListener('blur', onRelease);
  clearTimeout(release);
  isBusy = false;
}

function onPress(event: Event): void {
  lastPressAt = Date.now();
  if (event.type === 'keydown' && isWriting(event.target)) return;
  holdStill(LONGEST_HOLD_MS);
}

function onRelease(): void {
  if (isBusy) freeAfter(SETTLE_MS);
}

/** Keys that go into a text press no button. */
function isWriting(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('textarea, input:not([type=radio], [type=checkbox])');
}

function freeAfter(milliseconds: number): void {
  clearTimeout(release);
  release = setTimeout(() => setBusy(false), milliseconds);
}

function setBusy(busy: boolean): void {
  if (isBusy === busy) return;
  isBusy = busy;
  for (const listener of listeners) listener();
}
