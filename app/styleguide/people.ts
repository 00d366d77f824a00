import type { Viewer } from '@/lib/engine/game-definition';
import type { BoardPlayer } from '@/lib/games/board-props';

/** Names of every kind: short, long, with accents, in Chinese, and the same first letter twice. */
export const PEOPLE = [
  { seat: 0, name: 'Mira' },
  { seat: 1, name: 'Noor' },
  { seat: 2, name: 'Theodora von und zu Tal' },
  { seat: 3, name: '小林' },
  { seat: 4, name: 'Ștefan' },
  { seat: 5, name: 'Oskar' },
  { seat: 6, name: 'Petra' },
] as const;

/** So many of them at a table, as this viewer sees them. */
export function peopleAt(seats: number, viewer: Viewer): readonly BoardPlayer[] {
  return PEOPLE.slice(0, seats).map((person) => ({
    ...person,
    isYou: viewer.role === 'seat' && viewer.seat === person.seat,
    kind: 'user',
  }));
}
