import { assertNever } from '@/lib/engine/decision';
import type { Seat } from '@/lib/engine/game-definition';
import type { Round } from '@/lib/engine/recap';
import type { Timed, Timing } from '@/lib/games/playback';
import { onOneClock } from '@/lib/games/playback';
import type { Letter, Space } from '../components';
import type { ShownEvent } from '../redact';
import type { Goods } from '../view-types';
import type { MovingEvent } from './moving-events';
import { isMoving } from './moving-events';

/** What moves when a round resolves. */
export type ResolutionStep =
  /** Resources leave a building for their owner, with what the owner gets for them. */
  | Readonly<{ kind: 'return' | 'yield'; seat: Seat; space: Space; goods: Goods }>
  /** The tile lands; `height` is that of its building now. */
  | Readonly<{ kind: 'land'; seat: Seat; space: Space; height: number }>
  | Readonly<{ kind: 'slide'; moves: readonly Readonly<{ letter: Letter; from: Space; to: Space }>[] }>
  /** Taken from the supply, for cards or a letter. */
  | Readonly<{ kind: 'gain'; seat: Seat; goods: Goods }>
  /** The line that tells about a player is lit. */
  | Readonly<{ kind: 'tell'; seat: Seat }>;

/** What happened in a round after a step of the log, in turn order, one thing after the other. */
export function resolutionSteps({ entries }: Round, after: number): ResolutionStep[] {
  const steps: ResolutionStep[] = [];
  let teller: Seat | undefined;
  const tell = () => {
    if (teller !== undefined) steps.push({ kind: 'tell', seat: teller });
    teller = undefined;
  };
  for (const entry of entries) {
    if (entry.step <= after) continue;
    const event = entry.event as ShownEvent;
    if (event.type === 'CardRevealed') tell();
    const moved = isMoving(event) ? stepsOf(event) : [];
    steps.push(...moved);
    if (event.type === 'CardRevealed' || (teller === undefined && moved.length > 0)) teller = actorOf(event) ?? teller;
  }
  tell();
  return steps;
}

function actorOf(event: ShownEvent): Seat | undefined {
  switch (event.type) {
    case 'CardRevealed':
    case 'Exploited':
    case 'Urbanized':
    case 'TokensMoved':
    case 'YieldsTaken':
    case 'FloorBuilt':
    case 'BonusesTaken':
      return event.data.seat;
    default:
      return undefined;
  }
}

function stepsOf(event: MovingEvent): ResolutionStep[] {
  switch (event.type) {
    case 'Exploited':
    case 'BonusesTaken':
      return gained(event.data.seat, lessShort(event.data));
    case 'Urbanized':
      return [{ kind: 'land', seat: event.data.seat, space: event.data.space, height: 1 }];
    case 'FloorBuilt':
      return [{ kind: 'land', seat: event.data.seat, space: event.data.space, height: event.data.height }];
    case 'TokensMoved':
      return event.data.moves.length > 0 ? [{ kind: 'slide', moves: event.data.moves }] : [];
    case 'YieldsTaken':
      return event.data.from
        .filter(({ gain }) => isSome(gain))
        .map(({ space, gain }) => ({ kind: 'yield', seat: event.data.seat, space, goods: gain }));
    case 'ResourcesReturned':
      return [
        {
          kind: 'return',
          seat: event.data.seat,
          space: event.data.space,
          goods: { resources: event.data.resources, tiles: 0, points: event.data.points },
        },
      ];
    default:
      return assertNever(event);
  }
}

const isSome = ({ resources, tiles, points }: Goods) => resources + tiles + points > 0;

function gained(seat: Seat, goods: Goods): ResolutionStep[] {
  return isSome(goods) ? [{ kind: 'gain', seat, goods }] : [];
}

/** What was really there of what was due, as far as the viewer knows. */
function lessShort({ gain, shortOf }: Readonly<{ gain: Goods; shortOf: number | null }>): Goods {
  return { ...gain, resources: gain.resources - (shortOf ?? 0) };
}

const TIMES = {
  return: { lasts: 800, next: 420 },
  land: { lasts: 480, next: 400 },
  slide: { lasts: 480, next: 320 },
  yield: { lasts: 900, next: 180 },
  gain: { lasts: 760, next: 300 },
  tell: { lasts: 1100, next: 420 },
} as const satisfies Record<ResolutionStep['kind'], Timing>;

export type TimedStep = Timed<ResolutionStep>;

/** The steps on one clock. */
export const timed = (steps: readonly ResolutionStep[]) => onOneClock(steps, ({ kind }) => TIMES[kind]);
