import type { Match } from '@/lib/engine/game';
import type { Event, Seat } from '@/lib/engine/game-definition';
import { isTableEvent } from '@/lib/engine/table-event-types';
import type { TableEvent, TableState } from '@/lib/engine/table-events';
import { Prisma } from '@/prisma/generated/client';
import type { Clocks } from '../clock/clock';
import type { Actor } from './actor';
import type { SeatTime } from './situation';

/** What the lobby's row of a seat says after a move: a projection of the stream, and of the clock. */
export type SeatRow = Readonly<{
  seat: Seat;
  standIn: string | null;
  resigned: boolean;
  asksForPause: boolean;
  holidayUntil: string | null;
  bankMs: number;
  missedInRow: number;
  /** How many more deadlines were missed. */
  missed: number;
}>;

export type Played = Readonly<{
  after: Match;
  events: readonly Event[];
  actor: Actor;
  /** Before the move; empty where there is no clock. */
  seats: readonly SeatTime[];
  /** After the move. */
  clocks: Clocks;
}>;

/** The table's own events among those of a move. */
export function tableEventsOf(events: readonly Event[]): readonly TableEvent[] {
  return events.filter((event): event is TableEvent => isTableEvent(event));
}

/** The seats whose rows a move changes. */
export function changedSeats(played: Played): readonly SeatRow[] {
  const tableEvents = tableEventsOf(played.events);
  return played.after.table.seats.flatMap((_, seat) => {
    const own = tableEvents.filter(({ data }) => !('seat' in data) || data.seat === seat);
    const row = rowAfter(played, seat, own);
    const before = timeOf(played, seat);
    const isChanged = own.length > 0 || row.bankMs !== before.bankMs || row.missedInRow !== before.missedInRow;
    return isChanged ? [row] : [];
  });
}

function timeOf({ seats }: Played, seat: Seat): SeatTime {
  return seats[seat] ?? { seat, bankMs: 0, missedInRow: 0, holidayUntil: null };
}

function rowAfter(played: Played, seat: Seat, own: readonly TableEvent[]): SeatRow {
  const { after, clocks } = played;
  const before = timeOf(played, seat);
  const { pilot, asksForPause, onHoliday } = after.table.seats[seat] ?? {};
  const standIn = pilot?.kind === 'bot' && pilot.because !== 'seated' ? pilot.bot : null;
  const missed = own.filter(({ type }) => type === 'DeadlinePassed').length;
  const isBack = own.some(({ type }) => type === 'SeatTakenBack') || hasAnswered(played, seat);
  return {
    seat,
    standIn,
    resigned: pilot?.kind === 'bot' && pilot.because === 'resigned',
    asksForPause: asksForPause ?? false,
    holidayUntil: onHoliday ? (beginOf(own) ?? before.holidayUntil) : null,
    bankMs: clocks.banksMs[seat] ?? before.bankMs,
    missedInRow: isBack ? 0 : before.missedInRow + missed,
    missed,
  };
}

function hasAnswered({ actor, events }: Played, seat: Seat): boolean {
  return actor.kind === 'seat' && actor.seat === seat && events.some((event) => !isTableEvent(event));
}

function beginOf(own: readonly TableEvent[]): string | undefined {
  return own.flatMap((event) => (event.type === 'HolidayBegan' ? [event.data.until] : [])).at(-1);
}

/** When the holidays end that are known, or begin with these events. */
export function holidayEnds({ seats, events }: Pick<Played, 'seats' | 'events'>): readonly Date[] {
  const known = seats.flatMap(({ holidayUntil }) => (holidayUntil === null ? [] : [new Date(holidayUntil)]));
  const begun = beginOf(tableEventsOf(events));
  return begun === undefined ? known : [...known, new Date(begun)];
}

/** From whom to whom a table goes when its owner resigns: to the next person, by preference one who is there. */
export function successionOf(
  events: readonly TableEvent[],
  { table, started }: Match,
): Readonly<{ from: Seat; to: Seat }> | undefined {
  const resigned = events.find((event) => event.type === 'SeatResigned');
  if (!resigned) return undefined;
  const { seat: from } = resigned.data;
  const others = table.seats.map((_, index) => (from + index) % table.seats.length);
  const people = others.filter((seat) => started.data.participants[seat]?.kind === 'user' && !hasResigned(table, seat));
  const there = people.find((seat) => table.seats[seat]?.pilot.kind === 'person');
  const to = there ?? people[0];
  return to === undefined ? undefined : { from, to };
}

function hasResigned({ seats }: TableState, seat: Seat): boolean {
  const pilot = seats[seat]?.pilot;
  return pilot?.kind === 'bot' && pilot.because === 'resigned';
}

/** For the statement that records a move. */
export function rowsOfSeats(rows: readonly SeatRow[]): Prisma.Sql {
  const column = <Key extends keyof SeatRow>(key: Key) => rows.map((row) => row[key]);
  return Prisma.sql`unnest(${column('seat')}::smallint[], ${column('standIn')}::text[], ${column('resigned')}::bool[],
    ${column('asksForPause')}::bool[], ${column('holidayUntil')}::timestamptz[], ${column('bankMs')}::int[],
    ${column('missedInRow')}::smallint[], ${column('missed')}::smallint[])
    AS sitting (seat, stand_in, resigned, asks_for_pause, holiday_until, bank_ms, missed_in_row, missed)`;
}
