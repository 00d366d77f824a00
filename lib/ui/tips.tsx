'use client';

import { useEffect } from 'react';
import { explained, hideTip, isInBubble, placeBubble, showTip } from './tip-bubble';

const TIP = '[data-tip]';
const PRESSABLE = 'a, button, label, summary';

/** So long the mouse rests, a finger holds, and words wait for a mouse on its way to them, in milliseconds. */
const RESTS = 320;
const HOLDS = 450;
const STAYS = 160;
/** A finger that moves farther scrolls. */
const STILL = 10;

/** Tells the words of every mark on the page, see `tipped`: one for all of them, so that marks need no code of their own. */
export function Tips() {
  useEffect(() => {
    const stopping = new AbortController();
    for (const listen of [byMouse, byFinger, byKeys]) listen(stopping.signal);
    return () => {
      stopping.abort();
      hideTip();
    };
  }, []);
  return null;
}

type Point = Pick<PointerEvent, 'target' | 'clientX' | 'clientY'>;

/** What is pointed at, also through what lies over it to be pressed. */
function markAt({ target, clientX, clientY }: Point): Element | undefined {
  if (!(target instanceof Element)) return undefined;
  const under = target.closest('[data-through]') ? document.elementsFromPoint(clientX, clientY) : [target];
  return under.map((each) => each.closest(TIP)).find((mark) => mark !== null) ?? undefined;
}

function byMouse(signal: AbortSignal): void {
  let timer: number | undefined;
  let wanted: Element | undefined;
  const want = (mark: Element | undefined) => {
    if (mark === wanted) return;
    wanted = mark;
    clearTimeout(timer);
    timer = window.setTimeout(() => (mark ? showTip(mark) : hideTip()), mark ? (explained() ? 0 : RESTS) : STAYS);
  };
  window.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerType === 'mouse' && !isInBubble(event)) want(event.buttons === 0 ? markAt(event) : undefined);
    },
    { signal },
  );
  window.addEventListener('pointerout', ({ relatedTarget }) => relatedTarget ?? want(undefined), { signal });
  window.addEventListener(
    'pointerdown',
    () => {
      clearTimeout(timer);
      hideTip();
    },
    { signal },
  );
}

/** Held on a mark, a finger asks what it says and presses nothing; on what cannot be pressed a tap is enough. */
function byFinger(signal: AbortSignal): void {
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
  const listeners: { [Type in keyof WindowEventMap]?: (event: WindowEventMap[Type]) => void } = {
    pointerdown: (event) => {
      end();
      isHeld = false;
      if (event.pointerType === 'mouse' || !event.isPrimary) return;
      const { target, clientX, clientY } = event;
      const mark = markAt(event);
      down = { target, clientX, clientY, mark, timer: window.setTimeout(() => hold(mark), HOLDS) };
    },
    pointermove: ({ clientX, clientY }) => {
      if (down && Math.hypot(clientX - down.clientX, clientY - down.clientY) > STILL) end();
    },
    pointerup: () => {
      const { mark, target } = down ?? {};
      end();
      if (mark && !isHeld && target instanceof Element && !target.closest(PRESSABLE)) showTip(mark);
    },
    pointercancel: end,
    contextmenu: (event) => isHeld && event.preventDefault(),
  };
  for (const [type, listener] of Object.entries(listeners)) {
    window.addEventListener(type, listener as EventListener, { signal });
  }
  window.addEventListener(
    'click',
    (event) => {
      if (isHeld) event.stopPropagation();
      if (isHeld) event.preventDefault();
      isHeld = false;
    },
    { signal, capture: true },
  );
}

function byKeys(signal: AbortSignal): void {
  window.addEventListener(
    'focusin',
    ({ target }) => target instanceof Element && target.matches(`${TIP}:focus-visible`) && showTip(target),
    { signal },
  );
  window.addEventListener('focusout', hideTip, { signal });
  window.addEventListener('resize', hideTip, { signal });
  window.addEventListener('scroll', placeBubble, { signal, capture: true, passive: true });
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !explained()) return;
      // Only the words go: the dialog they stand in does not.
      event.preventDefault();
      event.stopPropagation();
      hideTip();
    },
    { signal, capture: true },
  );
}
