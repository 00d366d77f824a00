import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { TokenTarget } from '../commands';
import type { Letter, TileId } from '../components';
import { LETTERS } from '../components';
import type { Lacking } from '../events';
import { freeNeighbours, settleToken } from '../letter-ring';
import type { Table } from '../state';
import { seatAt } from '../state';
import type { Performed, Step, StepOf } from '../steps';
import { triggerIfAllInCity } from './end-triggers';

type Urbanizing = Readonly<{ seat: Seat; letter: Letter; tile: TileId; tokenTo: TokenTarget | null }>;

/** The new tile takes one resource, and nothing else is asked (rulebook 5 B 1). */
export function lackingToUrbanize(table: Table, seat: Seat): Lacking | null {
  return seatAt(table, seat).resources < 1 ? 'resources' : null;
}

/** The tile goes where the letter lies; the letter moves on, the neighbours yield (rulebook 5 B). */
export function urbanize(chronicle: Chronicle, { seat, letter, tile, tokenTo }: Urbanizing): readonly Step[] {
  const at = chronicle.state.tokens[letter];
  chronicle.record({ type: 'Urbanized', data: { seat, letter, tile, space: at } });
  triggerIfAllInCity(chronicle, seat);
  return [
    { step: 'move-token', seat, letter, at, to: tokenTo },
    { step: 'take-yields', seat, at },
    { step: 'take-bonuses', seat, when: 'urbanize' },
  ];
}

/** A place was sealed, or is asked for now; a letter that can go to one space only goes there without a question. */
export function moveToken(chronicle: Chronicle, step: StepOf<'move-token'>, rest: readonly Step[]): Performed {
  const { seat, letter, at } = step;
  const [only, ...others] = freeNeighbours(chronicle.state, at);
  const wish = step.to ?? (others.length === 0 ? only : undefined);
  if (!wish) {
    chronicle.record({ type: 'TokenPlaceAsked', data: { seat, letter, space: at, pending: rest } });
    return 'asked';
  }
  const { tokens } = chronicle.state;
  const { moves: settled, kept } = settleToken({ city: chronicle.state, letter, at, wish });
  const moves = LETTERS.flatMap((moved) => {
    const to = settled[moved];
    return to ? [{ letter: moved, from: tokens[moved], to }] : [];
  });
  chronicle.record({ type: 'TokensMoved', data: { seat, letter, wish, moves, replaced: !kept } });
  return [];
}
