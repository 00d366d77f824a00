import { z } from 'zod';
import { assertNever } from './decision';
import type { LogLine, Seat } from './game-definition';
import type { Participant } from './participant';

const seat = z.number().int().min(0);
const standIn = z.object({ seat, bot: z.string() });

/**
 * What happens at a table of any game, beside the game: the clock, absence, and endings before the end. Stored in the
 * match's stream among the game's own events; a game never sees them. All of it is public.
 */
export const tableEventSchema = z.discriminatedUnion('type', [
  /** The fallback that follows it was played; `inARow` counts the misses since the seat's last own answer. */
  z.object({ type: z.literal('DeadlinePassed'), data: z.object({ seat, promptId: z.string(), inARow: z.number() }) }),
  z.object({ type: z.literal('AutopilotEngaged'), data: standIn }),
  /** Its player sits at the controls again. */
  z.object({ type: z.literal('SeatTakenBack'), data: z.object({ seat }) }),
  /** For good: a bot plays to the end, and a choice sealed before stands. */
  z.object({
    type: z.literal('SeatResigned'),
    data: standIn.extend({ by: z.enum(['player', 'moderator']).default('player') }),
  }),
  /**
   * The seat's clock stands still until then, at the latest: an instant in ISO 8601. `firstDay` is the first of the days,
   * where the player lives; without it, reckoned back from the end in UTC.
   */
  z.object({
    type: z.literal('HolidayBegan'),
    data: z.object({ seat, until: z.iso.datetime(), days: z.number(), firstDay: z.iso.date().optional() }),
  }),
  /** `daysBack` of the holiday were not used. */
  z.object({ type: z.literal('HolidayEnded'), data: z.object({ seat, daysBack: z.number() }) }),
  z.object({ type: z.literal('PauseAsked'), data: z.object({ seat }) }),
  z.object({ type: z.literal('PauseNotAsked'), data: z.object({ seat }) }),
  /** Everybody who plays had asked for it. All clocks stand still. */
  z.object({ type: z.literal('MatchPaused'), data: z.object({}) }),
  z.object({ type: z.literal('MatchResumed'), data: z.object({ seat }) }),
  z.object({ type: z.literal('MatchCancelled'), data: z.object({ by: z.enum(['owner', 'moderator']) }) }),
]);
export type TableEvent = Readonly<z.infer<typeof tableEventSchema>>;

/** Who makes the choices of a seat, and why it is not the person who sat down there. */
export type Pilot =
  | Readonly<{ kind: 'person' }>
  | Readonly<{ kind: 'bot'; bot: string; because: 'seated' | 'autopilot' | 'resigned' }>;

/** Days on which a seat's clock stood still, or stands still: `days` from `firstDay` on, as the calendar counts them. */
export type Holiday = Readonly<{ firstDay: string; days: number; until: string }>;

export type SeatAtTable = Readonly<{
  pilot: Pilot;
  onHoliday: boolean;
  asksForPause: boolean;
  /** All so far, the one that lasts at the end; what was not used of them has been taken off. */
  holidays: readonly Holiday[];
}>;

/** What the table's own events add up to. */
export type TableState = Readonly<{ seats: readonly SeatAtTable[]; isPaused: boolean; isCancelled: boolean }>;

export function initialTable(participants: readonly Participant[]): TableState {
  const seats = participants.map((participant) => ({
    pilot: pilotOf(participant),
    onHoliday: false,
    asksForPause: false,
    holidays: [],
  }));
  return { seats, isPaused: false, isCancelled: false };
}

const PERSON: Pilot = { kind: 'person' };

function pilotOf(participant: Participant): Pilot {
  return participant.kind === 'user' ? PERSON : { kind: 'bot', bot: participant.bot, because: 'seated' };
}

export function evolveTable(table: TableState, event: TableEvent): TableState {
  switch (event.type) {
    case 'DeadlinePassed':
      return table;
    case 'AutopilotEngaged':
      return withBot(table, event.data, 'autopilot');
    case 'SeatResigned':
      return withBot(table, event.data, 'resigned');
    case 'SeatTakenBack':
      return withSeat(table, event.data.seat, { pilot: PERSON });
    case 'HolidayBegan':
      return withHolidays(table, event.data.seat, { onHoliday: true }, (past) => [...past, holidayOf(event.data)]);
    case 'HolidayEnded':
      return withHolidays(table, event.data.seat, { onHoliday: false }, (past) => shortened(past, event.data.daysBack));
    case 'PauseAsked':
      return withSeat(table, event.data.seat, { asksForPause: true });
    case 'PauseNotAsked':
      return withSeat(table, event.data.seat, { asksForPause: false });
    case 'MatchPaused':
      return { ...table, isPaused: true, seats: table.seats.map((each) => ({ ...each, asksForPause: false })) };
    case 'MatchResumed':
      return { ...table, isPaused: false };
    case 'MatchCancelled':
      return { ...table, isCancelled: true };
    default:
      return assertNever(event);
  }
}

/** Who does not play any more has no holiday and no wish. */
function withBot(
  table: TableState,
  { seat: at, bot }: Readonly<{ seat: Seat; bot: string }>,
  because: 'autopilot' | 'resigned',
): TableState {
  return withSeat(table, at, { pilot: { kind: 'bot', bot, because }, onHoliday: false, asksForPause: false });
}

const DAY_MS = 86_400_000;

function holidayOf({ until, days, firstDay }: Holidaying['data']): Holiday {
  const reckoned = () => new Date(Date.parse(until) - 1 - (days - 1) * DAY_MS).toISOString().slice(0, 10);
  return { firstDay: firstDay ?? reckoned(), days, until };
}

type Holidaying = Extract<TableEvent, { type: 'HolidayBegan' }>;

function shortened(holidays: readonly Holiday[], daysBack: number): readonly Holiday[] {
  return holidays.map((each, index) =>
    index === holidays.length - 1 ? { ...each, days: each.days - daysBack } : each,
  );
}

function withHolidays(
  table: TableState,
  at: Seat,
  change: Partial<SeatAtTable>,
  next: (past: readonly Holiday[]) => readonly Holiday[],
): TableState {
  return withSeat(table, at, { ...change, holidays: next(table.seats[at]?.holidays ?? []) });
}

function withSeat(table: TableState, at: Seat, change: Partial<SeatAtTable>): TableState {
  return { ...table, seats: table.seats.map((each, index) => (index === at ? { ...each, ...change } : each)) };
}

/** A table event in words; its texts are the same for every game. */
export function tableLogLine({ type, data }: TableEvent): LogLine {
  const player = 'seat' in data ? { player: { kind: 'seat', seat: data.seat } as const } : {};
  const by = 'by' in data ? { by: data.by } : {};
  const days = 'days' in data ? { days: data.days } : {};
  return { key: `table.${type}`, values: { ...player, ...by, ...days } };
}
