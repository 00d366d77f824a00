'use client';

import { useRef } from 'react';
import type { Round } from '@/lib/engine/recap';
import { useIssuing } from '@/lib/games/issuing';
import { MotionOverlay } from '@/lib/games/motion-overlay';
import type { Cue } from '@/lib/games/playback';
import { flight, middleOf, SETTLE } from '@/lib/games/playback';
import { SkipButton } from '@/lib/games/skip-button';
import { usePlayback } from '@/lib/games/use-playback';
import type { Space } from '../components';
import { Amounts } from './amount';
import type { Quarter } from './city/geometry';
import { FLOOR, onGround, placeOf, QUARTERS } from './city/geometry';
import { planPoint } from './city/plan-space';
import type { ResolutionStep, TimedStep } from './resolution-steps';
import { resolutionSteps, timed } from './resolution-steps';
import { useBoardTexts } from './table-context';

export type ResolutionProps = Readonly<{
  /** The last one that was resolved. */
  round: Round | undefined;
  until: number;
}>;

/** Shows how the last round came about, over the table. */
export function Resolution({ round, until }: ResolutionProps) {
  const t = useBoardTexts();
  const { matchId, readOnly, motionAfter } = useIssuing();
  const overlay = useRef<HTMLDivElement>(null);
  const { steps, skip } = usePlayback<ResolutionStep>({
    matchId,
    readOnly,
    motionAfter,
    until,
    plan: (after) => (round ? resolutionSteps(round, after) : []),
    cues: (planned) => (overlay.current ? cuesOf(planned, overlay.current) : []),
  });
  return (
    <MotionOverlay
      ref={overlay}
      isMoving={steps.length > 0}
      skip={<SkipButton onPress={skip}>{t('motion.skip')}</SkipButton>}
    >
      {steps.map((step, index) =>
        'goods' in step ? <Flying key={flightKey(index)} step={step} index={index} /> : null,
      )}
    </MotionOverlay>
  );
}

const flightKey = (index: number) => `flight ${index}`;

/** What goes from a building to a seat: a number and a symbol. */
function Flying({ step, index }: Readonly<{ step: Extract<ResolutionStep, { goods: unknown }>; index: number }>) {
  return (
    <span
      data-flight={index}
      className="absolute top-0 left-0 rounded-full bg-raised px-2.5 py-1 text-base opacity-0 shadow-md [--cut:var(--raised)]"
    >
      <Amounts goods={step.goods} sign="+" size={16} />
    </span>
  );
}

/** The parts of the table that move. Where one is not on the page, nothing moves for it. */
function cuesOf(steps: readonly ResolutionStep[], overlay: HTMLElement): Cue[] {
  const table = overlay.closest<HTMLElement>('[data-table]') ?? overlay;
  return timed(steps).flatMap((step, index) => cuesFor(step, index, table));
}

function cuesFor({ step, at, lasts }: TimedStep, index: number, table: HTMLElement): Cue[] {
  const find = (selector: string) => table.querySelector(selector);
  switch (step.kind) {
    case 'land':
      return landing(step, { at, lasts }, table);
    case 'slide':
      return step.moves.flatMap((move) => sliding(move, { at, lasts }, table));
    case 'tell':
      return lighting(find(`[data-deed="${step.seat}"]`), { at, lasts });
    default: {
      const seat = middleOf(find(`[data-seat="${step.seat}"] svg`));
      const from =
        step.kind === 'gain' ? seat && new DOMPoint(seat.x + 40, seat.y + 46) : buildingAt(step.space, table);
      const target = find(`[data-flight="${index}"]`);
      return target && seat && from ? [{ target, frames: flight(from, seat), at, lasts, easing: 'ease-in-out' }] : [];
    }
  }
}

function buildingAt(space: Space, table: HTMLElement): DOMPoint | undefined {
  return middleOf(table.querySelector(`[data-plate="${space}"]`) ?? table.querySelector(`svg [data-space="${space}"]`));
}

type Time = Pick<TimedStep, 'at' | 'lasts'>;

/** Before it lands, a building is a floor lower, or not there; its plate comes with it. */
function landing(
  { space, height }: Extract<ResolutionStep, { kind: 'land' }>,
  { at, lasts }: Time,
  table: HTMLElement,
): Cue[] {
  const all = [...table.querySelectorAll(`svg [data-space="${space}"]`)];
  const top = all.map((each) => each.querySelector('.city-top')).find(Boolean);
  const shown = all.filter((each) => !each.querySelector('.city-top'));
  const lit = all.flatMap((each) => [...each.querySelectorAll('.city-fresh')]);
  const appear = [{ opacity: 0 }, { opacity: 1 }];
  const drop = [
    { transform: 'translateY(-30px)', opacity: 0 },
    { opacity: 1, offset: 0.3 },
    { transform: 'none', opacity: 1 },
  ];
  const wait: Cue[] = top && height > 1 && at > 0 ? [{ target: top, frames: [lower, lower], at: 0, lasts: at }] : [];
  return [
    ...(top ? [{ target: top, frames: drop, at, lasts, easing: SETTLE }] : []),
    // The later of two that move the same thing is what is seen.
    ...wait,
    ...[...shown, ...lit].map((target) => ({ target, frames: appear, at: at + lasts * 0.5, lasts: lasts * 0.5 })),
  ];
}

/** The roof lies on the floor below. */
const lower: Keyframe = { transform: `translateY(${FLOOR}px)`, opacity: 1 };

function sliding(
  { letter, from, to }: Extract<ResolutionStep, { kind: 'slide' }>['moves'][number],
  { at, lasts }: Time,
  table: HTMLElement,
): Cue[] {
  const target = table.querySelector(`[data-letter="${letter}"]`);
  const drawing = target?.closest('svg');
  if (!target || !drawing) return [];
  const put = (space: Space) => {
    const [x, y] = pointIn(drawing, space);
    return { transform: `translate(${x}px, ${y}px)` };
  };
  return [{ target, frames: [put(from), put(to)], at, lasts }];
}

/** Where a space lies in the view that is shown. */
function pointIn({ dataset }: SVGSVGElement, space: Space) {
  const quarter: Quarter = QUARTERS.find((each) => String(each) === dataset.quarter) ?? 0;
  return dataset.view === 'plan' ? planPoint(space) : onGround(placeOf(space), quarter);
}

const LIT: Keyframe = { backgroundColor: 'var(--gold-soft)', boxShadow: '0 0 0 5px var(--gold-soft)' };

/** Its words can be read all the time. */
function lighting(target: Element | null, { at, lasts }: Time): Cue[] {
  if (!target) return [];
  const frames = [
    { backgroundColor: 'transparent', boxShadow: '0 0 0 5px transparent' },
    { ...LIT, offset: 0.25 },
    { ...LIT, offset: 0.6 },
    { backgroundColor: 'transparent', boxShadow: '0 0 0 5px transparent' },
  ];
  return [{ target, frames, at, lasts }];
}
