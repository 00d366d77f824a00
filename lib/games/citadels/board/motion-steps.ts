import { assertNever } from '@/lib/engine/decision';
import type { Seat } from '@/lib/engine/game-definition';
import type { BoardLogEntry } from '@/lib/games/board-props';
import type { Place } from '../place';
import type { ShownEvent } from '../redact';
import type { MovingEvent } from './moving-events';
import { isMoving } from './moving-events';

/** What moves on the table when somebody has acted. */
export type MotionStep =
  /** Coins come to a seat: from the bank, from its own districts, or from another seat. */
  | Readonly<{ kind: 'coins'; from: 'bank' | 'city' | Seat; to: Seat; amount: number }>
  | Readonly<{ kind: 'crown'; from: Seat; to: Seat }>
  | Readonly<{ kind: 'build' | 'fall'; place: Place }>;

/** Of a long absence the end is shown. */
const MOST_STEPS = 24;

/** What happened after a step of the log, one thing after the other. */
export function motionSteps(log: readonly BoardLogEntry[], after: number): MotionStep[] {
  const steps: MotionStep[] = [];
  let crown: Seat | undefined;
  for (const { step, event } of log) {
    const shown = event as ShownEvent;
    const moved = isMoving(shown) ? stepOf(shown, crown) : undefined;
    if (shown.type === 'CrownDrawn') crown = shown.data.seats[0];
    if (shown.type === 'CrownTaken') crown = shown.data.seat;
    if (step <= after) continue;
    if (shown.type === 'StepTakenBack') steps.pop();
    if (moved) steps.push(moved);
  }
  return steps.slice(-MOST_STEPS);
}

function stepOf(event: MovingEvent, crown: Seat | undefined): MotionStep | undefined {
  switch (event.type) {
    case 'GoldTaken':
      return coins('bank', event.data.seat, event.data.amount + event.data.extra);
    case 'IncomeTaken':
      return coins('city', event.data.seat, event.data.amount);
    case 'LaboratoryUsed':
      return coins('bank', event.data.seat, event.data.amount);
    case 'GoldStolen':
      return coins(event.data.from, event.data.by, event.data.amount);
    case 'CrownTaken':
      return crown === event.data.seat
        ? undefined
        : { kind: 'crown', from: crown ?? event.data.seat, to: event.data.seat };
    case 'DistrictBuilt':
      return { kind: 'build', place: { seat: event.data.seat, district: event.data.district } };
    case 'DistrictDestroyed':
      return { kind: 'fall', place: { seat: event.data.of, district: event.data.district } };
    default:
      return assertNever(event);
  }
}

function coins(from: 'bank' | 'city' | Seat, to: Seat, amount: number): MotionStep | undefined {
  return amount > 0 ? { kind: 'coins', from, to, amount } : undefined;
}
