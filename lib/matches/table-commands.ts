import { z } from 'zod';
import { accept, assertNever } from '@/lib/engine/decision';
import type { Match } from '@/lib/engine/game';
import type { Event, Seat } from '@/lib/engine/game-definition';
import type { TableEvent, TableState } from '@/lib/engine/table-events';
import { evolveTable } from '@/lib/engine/table-events';
import { agreedPause } from './clock/agreed-pause';
import { beginningOf, dayAfter, dayOf, daysBack, daysLeft, localDay } from './clock/holiday';
import { standInFor } from './clock/stand-in';
import { takingBack } from './command-handler';
import type { CommandResult, Decided, Running } from './stream/append-move';
import { appendMove, refused } from './stream/append-move';
import { gameOf } from './stream/match-loader';
import type { Situation } from './stream/situation';

/** From the third round on too much has been played to be thrown away by one person. */
export const ROUNDS_TO_CANCEL = 2;

/** What somebody who sits at a running match may do beside choosing. */
export const tableCommandSchema = z.discriminatedUnion('type', [
  /** The seat's clock stands still for the rest of today and so many days in all. */
  z.object({ type: z.literal('BeginHoliday'), days: z.number().int().min(1).max(400) }),
  z.object({ type: z.literal('EndHoliday') }),
  /** The match pauses as soon as everybody who plays has asked. */
  z.object({ type: z.literal('AskForPause') }),
  z.object({ type: z.literal('TakePauseBack') }),
  z.object({ type: z.literal('ResumeMatch') }),
  z.object({ type: z.literal('TakeSeatBack') }),
  /** For good: a bot plays on. */
  z.object({ type: z.literal('Resign') }),
  /** Its owner calls the match off. */
  z.object({ type: z.literal('CancelMatch') }),
]);
export type TableCommand = Readonly<z.infer<typeof tableCommandSchema>>;

/** Whoever asks, where that person lives, and the table as it is. */
export type AtTable = Readonly<{
  match: Match;
  situation: Situation;
  seat: Seat;
  userId: string;
  timeZone: string;
  now: Date;
}>;

export type UserTableCommand = Readonly<{
  matchId: string;
  userId: string;
  /** A UUID: sent again it is answered the same and stored once. */
  commandId: string;
  command: TableCommand;
  /** Where the user lives: a day of holiday ends there at midnight. */
  timeZone: string;
}>;

export function handleTableCommand(wish: UserTableCommand, now = new Date()): Promise<CommandResult> {
  const { matchId, userId, commandId, command, timeZone } = wish;
  return appendMove({
    ...{ matchId, commandId, now },
    sender: { kind: 'user', userId },
    decide: ({ match, situation, actor }: Running) => {
      if (actor.kind !== 'seat') return refused('not-your-seat');
      return decideAtTable(command, { match, situation, seat: actor.seat, userId, timeZone, now });
    },
  });
}

/** Pure: also asked what is possible, before anybody presses a button. */
export function decideAtTable(command: TableCommand, at: AtTable): Decided {
  switch (command.type) {
    case 'BeginHoliday':
      return beginHoliday(at, command.days);
    case 'EndHoliday':
      return endHoliday(at);
    case 'AskForPause':
      return askForPause(at);
    case 'TakePauseBack':
      return takePauseBack(at);
    case 'ResumeMatch':
      return resumeMatch(at);
    case 'TakeSeatBack':
      return takeSeatBack(at);
    case 'Resign':
      return resign(at);
    case 'CancelMatch':
      return cancelMatch(at);
    default:
      return assertNever(command);
  }
}

const seatOf = ({ match, seat }: AtTable) => match.table.seats[seat];

/** How many days a holiday may have that begins now. */
export function holidayDaysLeft(at: AtTable): number {
  const { holidayDays } = at.situation.terms;
  return daysLeft(seatOf(at)?.holidays ?? [], localDay(at.now, at.timeZone), holidayDays);
}

function beginHoliday(at: AtTable, days: number): Decided {
  const { seat, timeZone, now } = at;
  const { paceMs, holidayDays } = at.situation.terms;
  if (paceMs === null) return refused('no-clock');
  if (holidayDays === 0) return refused('no-holidays');
  if (seatOf(at)?.onHoliday) return refused('on-holiday-already');
  const left = holidayDaysLeft(at);
  if (days > left) return refused('holiday-too-long', { left });
  const firstDay = localDay(now, timeZone);
  const until = beginningOf(dayAfter(firstDay, days), timeZone).toISOString();
  return byPerson(at, { type: 'HolidayBegan', data: { seat, until, days, firstDay } });
}

function endHoliday(at: AtTable): Decided {
  const holiday = seatOf(at)?.holidays.at(-1);
  if (!seatOf(at)?.onHoliday || !holiday) return refused('not-on-holiday');
  const back = daysBack(holiday, dayOf(holiday, at.now));
  return byPerson(at, { type: 'HolidayEnded', data: { seat: at.seat, daysBack: back } });
}

function askForPause(at: AtTable): Decided {
  if (at.situation.terms.paceMs === null) return refused('no-clock');
  if (at.match.table.isPaused) return refused('paused-already');
  if (seatOf(at)?.asksForPause) return refused('pause-asked-already');
  return byPerson(at, { type: 'PauseAsked', data: { seat: at.seat } });
}

function takePauseBack(at: AtTable): Decided {
  if (at.match.table.isPaused) return refused('paused-already');
  if (!seatOf(at)?.asksForPause) return refused('pause-not-asked');
  return byPerson(at, { type: 'PauseNotAsked', data: { seat: at.seat } });
}

function resumeMatch(at: AtTable): Decided {
  if (!at.match.table.isPaused) return refused('not-paused');
  return byPerson(at, { type: 'MatchResumed', data: { seat: at.seat } });
}

function takeSeatBack(at: AtTable): Decided {
  if (seatOf(at)?.pilot.kind === 'person') return refused('not-on-autopilot');
  return accept(...takingBack(at.match, at.seat));
}

function resign({ match, seat }: AtTable): Decided {
  return accept(...resignation(match, seat, 'player'));
}

function cancelMatch({ match, situation, userId }: AtTable): Decided {
  if (situation.match.ownerId !== userId) return refused('host-cancels');
  const mayLeaveAnyTime = situation.match.practice;
  if (!mayLeaveAnyTime && match.round > ROUNDS_TO_CANCEL)
    return refused('too-late-to-cancel', { rounds: ROUNDS_TO_CANCEL });
  return accept({ type: 'MatchCancelled', data: { by: 'owner' } } satisfies TableEvent);
}

/** Whoever does something at the table sits at the controls again. */
function byPerson({ match, seat }: AtTable, event: TableEvent): Decided {
  return accept(...withPause(match.table, [...takingBack(match, seat), event]));
}

/** A bot takes a seat over for good. */
export function resignation(match: Match, seat: Seat, by: 'player' | 'moderator'): readonly Event[] {
  const bot = standInFor(gameOf({ game: match.started.data.game }));
  const resigned: TableEvent = { type: 'SeatResigned', data: { seat, bot, by } };
  return [...withPause(match.table, [resigned]), ...match.afterLeaving(seat)];
}

/** The match pauses with the last wish that was missing, or when the one who did not wish leaves. */
function withPause(table: TableState, events: readonly TableEvent[]): readonly Event[] {
  return [...events, ...agreedPause(events.reduce(evolveTable, table))];
}
