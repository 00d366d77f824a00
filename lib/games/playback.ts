/** One movement on the clock of a playback, in milliseconds from its beginning. */
export type Cue = Readonly<{
  target: Element;
  frames: Keyframe[];
  at: number;
  lasts: number;
  easing?: string;
}>;

const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';
/** What lands goes a little too far and comes back. */
export const SETTLE = 'cubic-bezier(0.3, 1.4, 0.5, 1)';
const SKIPPING = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Shows a table as it was, and then what happened, step by step. The page already is as it will be afterwards: cues hold
 * things back, so that any key or tap ends all of them and nothing is ever waited for. Returns how to end it.
 */
export function playBack(cues: readonly Cue[], onEnd: () => void): () => void {
  const stopping = new AbortController();
  const animations = cues.map(({ target, frames, at, lasts, easing = EASE }) =>
    target.animate(frames, { delay: at, duration: lasts, easing, fill: 'backwards' }),
  );
  const end = () => {
    if (stopping.signal.aborted) return;
    stopping.abort();
    clearTimeout(timer);
    for (const animation of animations) animation.cancel();
    onEnd();
  };
  const timer = setTimeout(end, Math.max(0, ...cues.map(({ at, lasts }) => at + lasts)));
  for (const press of SKIPPING) {
    window.addEventListener(press, end, { signal: stopping.signal, capture: true, passive: true });
  }
  return end;
}

/** How long a step is shown, and when the next may begin, in milliseconds. */
export type Timing = Readonly<{ lasts: number; next: number }>;

/** A step on the clock of a playback. */
export type Timed<Step> = Readonly<{ step: Step; at: number; lasts: number }>;

/** Where there is so much to show that it would take longer than this, everything goes faster. */
const LONGEST = 7_000;

/** The steps on one clock. */
export function onOneClock<Step>(steps: readonly Step[], timingOf: (step: Step) => Timing): readonly Timed<Step>[] {
  const timings = steps.map((step) => ({ step, ...timingOf(step) }));
  const pace = Math.min(1, LONGEST / timings.reduce((sum, { next }) => sum + next, 0));
  let at = 0;
  return timings.map(({ step, lasts, next }) => {
    const begins = at;
    at += next * pace;
    return { step, at: Math.round(begins), lasts: Math.round(lasts * pace) };
  });
}

/** The middle of what is seen of an element, and undefined for what is not seen. */
export function middleOf(element: Element | null | undefined): DOMPoint | undefined {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
  return width > 0 && height > 0 ? new DOMPoint(left + width / 2, top + height / 2) : undefined;
}

/** The way from one place to another, in a small arc, with something that appears, travels and is taken in. */
export function flight(from: DOMPoint, to: DOMPoint): Keyframe[] {
  const put = (x: number, y: number, size: number) =>
    `translate(${Math.round(x)}px, ${Math.round(y)}px) translate(-50%, -50%) scale(${size})`;
  const rise = Math.min(60, 16 + Math.hypot(to.x - from.x, to.y - from.y) * 0.08);
  return [
    { transform: put(from.x, from.y, 0.6), opacity: 0 },
    { transform: put(from.x, from.y - 14, 1.1), opacity: 1, offset: 0.22 },
    { transform: put((from.x + to.x) / 2, (from.y + to.y) / 2 - rise, 1.05), opacity: 1, offset: 0.62 },
    { transform: put(to.x, to.y, 0.75), opacity: 0 },
  ];
}
