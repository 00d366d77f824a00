'use client';

import { useRef } from 'react';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { useIssuing } from '@/lib/games/issuing';
import { MotionOverlay } from '@/lib/games/motion-overlay';
import type { Cue, Timed, Timing } from '@/lib/games/playback';
import { flight, middleOf, onOneClock, SETTLE } from '@/lib/games/playback';
import { SkipButton } from '@/lib/games/skip-button';
import { usePlayback } from '@/lib/games/use-playback';
import { placeKey } from '../place';
import { DistrictPicture } from './district-picture';
import { Gold } from './gold';
import type { MotionStep } from './motion-steps';
import { motionSteps } from './motion-steps';
import { useBoardTexts } from './table-context';

export type MotionProps = Readonly<{ log: readonly BoardLogEntry[]; until: number }>;

/** Shows what others did since the viewer saw the table last, over it. */
export function Motion({ log, until }: MotionProps) {
  const t = useBoardTexts();
  const { matchId, readOnly, motionAfter } = useIssuing();
  const overlay = useRef<HTMLDivElement>(null);
  const { steps, skip } = usePlayback<MotionStep>({
    matchId,
    readOnly,
    motionAfter,
    until,
    plan: (after) => motionSteps(log, after),
    cues: (planned) => (overlay.current ? cuesOf(planned, overlay.current) : []),
  });
  return (
    <MotionOverlay
      ref={overlay}
      isMoving={steps.length > 0}
      skip={steps.length > QUICK ? <SkipButton onPress={skip}>{t('motion.skip')}</SkipButton> : null}
    >
      {steps.map((step, index) => (
        <Mark key={markKey(index)} step={step} index={index} />
      ))}
    </MotionOverlay>
  );
}

/** So few steps are over before anybody could skip them. */
const QUICK = 2;

const markKey = (index: number) => `mark ${index}`;

/** What is seen on its way only: coins, and a district that falls. */
function Mark({ step, index }: Readonly<{ step: MotionStep; index: number }>) {
  switch (step.kind) {
    case 'coins':
      return (
        <span
          data-mark={index}
          className="absolute top-0 left-0 rounded-full bg-raised px-2.5 py-1 text-base opacity-0 shadow-md"
        >
          <Gold count={step.amount} sign="+" size={18} />
        </span>
      );
    case 'fall':
      return (
        <span
          data-mark={index}
          className="absolute top-0 left-0 h-16 w-24 overflow-hidden rounded-md opacity-0 shadow-md"
        >
          <DistrictPicture district={step.place.district} />
        </span>
      );
    case 'crown':
    case 'build':
      return null;
  }
}

const TIMES = {
  coins: { lasts: 760, next: 320 },
  crown: { lasts: 720, next: 420 },
  build: { lasts: 480, next: 340 },
  fall: { lasts: 760, next: 420 },
} as const satisfies Record<MotionStep['kind'], Timing>;

/** The parts of the table that move. Where one is not on the page, nothing moves for it. */
function cuesOf(steps: readonly MotionStep[], overlay: HTMLElement): Cue[] {
  const table = overlay.closest<HTMLElement>('[data-table]') ?? overlay;
  return onOneClock(steps, ({ kind }) => TIMES[kind]).flatMap((timed, index) => cuesFor(timed, index, table));
}

function cuesFor({ step, at, lasts }: Timed<MotionStep>, index: number, table: HTMLElement): Cue[] {
  const find = (selector: string) => table.querySelector(selector);
  const mark = find(`[data-mark="${index}"]`);
  switch (step.kind) {
    case 'coins': {
      const to = middleOf(find(`[data-seat="${step.to}"] svg`));
      const from = sourceOf(step, to, table);
      return mark && from && to ? [{ target: mark, frames: flight(from, to), at, lasts, easing: 'ease-in-out' }] : [];
    }
    case 'crown': {
      const target = find('[data-crown]');
      const [from, to] = [middleOf(find(`[data-seat="${step.from}"] svg`)), middleOf(target)];
      return target && from && to ? [{ target, frames: carried(from, to), at, lasts, easing: 'ease-in-out' }] : [];
    }
    case 'build': {
      const target = find(`[data-card="${placeKey(step.place)}"]`);
      return target ? [{ target, frames: DROP, at, lasts, easing: SETTLE }] : [];
    }
    case 'fall': {
      const place = middleOf(
        find(`[data-card="${placeKey(step.place)}"]`) ?? find(`[data-seat="${step.place.seat}"] ol`),
      );
      return mark && place ? [{ target: mark, frames: fallen(place), at, lasts, easing: 'ease-in' }] : [];
    }
  }
}

function sourceOf(
  { from, to: seat }: Extract<MotionStep, { kind: 'coins' }>,
  to: DOMPoint | undefined,
  table: HTMLElement,
): DOMPoint | undefined {
  if (from === 'bank') return to && new DOMPoint(to.x + 64, to.y - 28);
  const place = from === 'city' ? `[data-seat="${seat}"] [data-card]` : `[data-seat="${from}"] svg`;
  return middleOf(table.querySelector(place));
}

const DROP: Keyframe[] = [
  { transform: 'translateY(-26px)', opacity: 0 },
  { opacity: 1, offset: 0.3 },
  { transform: 'none', opacity: 1 },
];

function carried(from: DOMPoint, to: DOMPoint): Keyframe[] {
  const [dx, dy] = [Math.round(from.x - to.x), Math.round(from.y - to.y)];
  return [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx / 2}px, ${dy / 2 - 20}px) scale(1.9)`, offset: 0.5 },
    { transform: 'none' },
  ];
}

function fallen({ x, y }: DOMPoint): Keyframe[] {
  const put = (down: number, angle: number) =>
    `translate(${Math.round(x)}px, ${Math.round(y + down)}px) translate(-50%, -50%) rotate(${angle}deg)`;
  return [
    { transform: put(0, 0), opacity: 1 },
    { transform: put(-6, -5), opacity: 1, offset: 0.25 },
    { transform: put(90, 24), opacity: 0 },
  ];
}
