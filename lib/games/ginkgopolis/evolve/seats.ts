import type { Seat } from '@/lib/engine/game-definition';
import type { SeatState, Table } from '../state';
import { seatAt } from '../state';

/** The same table with one seat changed. */
export function withSeat<T extends Table>(table: T, seat: Seat, change: (before: SeatState) => Partial<SeatState>): T {
  const before = seatAt(table, seat);
  return { ...table, seats: table.seats.with(seat, { ...before, ...change(before) }) };
}

export function withEverySeat<T extends Table>(
  table: T,
  change: (before: SeatState, seat: Seat) => Partial<SeatState>,
): T {
  return { ...table, seats: table.seats.map((before, seat) => ({ ...before, ...change(before, seat) })) };
}

/** The pile without these pieces. Every piece is unique. */
export function without<Piece>(pile: readonly Piece[], pieces: readonly Piece[]): readonly Piece[] {
  if (pieces.length === 0) return pile;
  return pile.filter((piece) => !pieces.includes(piece));
}

/** The entry of a list with one item for each seat. */
export function entryOf<Item>(items: readonly Item[], seat: Seat): Item {
  if (seat >= items.length) throw new Error(`Nothing for seat ${seat}`);
  return items[seat] as Item;
}
