import { explained, hideTip, isInBubble, placeBubble, showTip } from './tip-bubble';

const TIP = '[data-tip]';
const PRESSABLE = 'a, button, label, summary';

/** So long the mouse rests, a finger holds, and words wait for a mouse on its way to them, in milliseconds. */
const RESTS = 320;
const HOLDS = 450;
const STAYS = 160;
/** A finger that moves farther scrolls. */
const STILL = 10;

type On = <Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  options?: AddEventListenerOptions,
) => void;

/** Tells the words of every mark on the page, see `tipped`: one for all of them, so that marks need no code of their own. */
export function tellTips(signal: AbortSignal, latest: Event): void {
  const on: On = (type, listener, options) => {
    window.addEventListener(type, listener, { signal, ...options });
    // What the reader did while this was loaded.
    if (type === latest.type) listener(latest as WindowEventMap[typeof type]);
  };
  for (const listen of [byMouse, byFinger, byKeys]) listen(on);
  signal.addEventListener('abort', hideTip);
}

type Point = Pick<PointerEvent, 'target' | 'clientX' | 'clientY'>;

/** What is pointed at, also through what lies over it to be pressed. */
function markAt({ target, clientX, clientY }: Point): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const under = target.closest('[data-through]') ? document.elementsFromPoint(clientX, clientY) : [target];
  return under.map((each) => each.closest(TIP)).find((mark) => mark !== null) ?? undefined;
}

function byMouse(on: On): void {
  let timer: number | undefined;
  let wanted: Element | undefined;
  const want = (mark: Element | undefined) => {
    if (mark === wanted) return;
    wanted = mark;
    clearTimeout(timer);
    timer = window.setTimeout(() => (mark ? showTip(mark) : hideTip()), mark ? (explained() ? 0 : RESTS) : STAYS);
  };
  on('pointermove', (event) => {
    if (event.pointerType === 'mouse' && !isInBubble(event)) want(event.buttons === 0 ? markAt(event) : undefined);
  });
  on('pointerout', ({ relatedTarget }) => relatedTarget ?? want(undefined));
  on('pointerdown', () => {
    clearTimeout(timer);
    hideTip();
  });
}

/** Held on a mark, a finger asks what it says and presses nothing; on what cannot be pressed a tap is enough. */
function byFinger(on: On): void {
  let down: (Point & Readonly<{ mark: Element | undefined; timer: number }>) | undefined;
  let isHeld = false;
  const end = () => {
    clearTimeout(down?.timer);
    down = undefined;
  };
  const hold = (mark: Element | undefined) => {
    isHeld = mark !== undefined;
    if (mark) showTip(mark);
  };
  on('pointerdown', (event) => {
    end();
    isHeld = false;
    if (event.pointerType === 'mouse' || !event.isPrimary) return;
    const { target, clientX, clientY } = event;
    const mark = markAt(event);
    down = { target, clientX, clientY, mark, timer: window.setTimeout(() => hold(mark), HOLDS) };
  });
  on('pointermove', ({ clientX, clientY }) => {
    if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) > STILL) end();
  });
  on('pointerup', () => {
    const { mark, target } = down ?? {};
    end();
    if (mark && !isHeld && target instanceof Element && !target.closest(PRESSABLE)) showTip(mark);
  });
  on('pointercancel', end);
  on('contextmenu', (event) => isHeld && event.preventDefault());
  on(
    'click',
    (event) => {
      if (isHeld) event.stopPropagation();
      if (isHeld) event.preventDefault();
      isHeld = false;
    },
    { capture: true },
  );
}

function byKeys(on: On): void {
  on('focusin', ({ target }) => target instanceof Element && target.matches(`${TIP}:focus-visible`) && showTip(target));
  on('focusout', hideTip);
  on('resize', hideTip);
  on('scroll', placeBubble, { capture: true, passive: true });
  on(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !explained()) return;
      // Only the words go: the dialog they stand in does not.
      event.preventDefault();
      event.stopPropagation();
      hideTip();
    },
    { capture: true },
  );
}
