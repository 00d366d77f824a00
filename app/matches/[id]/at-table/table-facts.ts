import type { Seat } from '@/lib/engine/game-definition';
import type { MatchPage } from '@/lib/matches/reading/match-page';
import type { PlayedBy, SeatSummary } from '@/lib/matches/reading/match-summary';
import type { TableMenu } from '@/lib/matches/tables/table-menu';

/** When a choice is due, in milliseconds since 1970: the end of the pace, and that of the time bank which follows. */
export type DueTimes = Readonly<{ paceEndsAt: number; bankEndsAt: number }>;

/** One seat of a running match, by the clock. */
export type SeatFacts = Readonly<{
  seat: Seat;
  name: string;
  isYou: boolean;
  isBot: boolean;
  isWaitedFor: boolean;
  playedBy: PlayedBy;
  asksForPause: boolean;
  holidayUntil: number | null;
  due: DueTimes | null;
  bankMs: number;
}>;

/** What is told about a match beside its game: the clock, who is away, and what one may do about it. */
export type TableFacts = Readonly<{
  matchId: string;
  status: 'running' | 'cancelled';
  seats: readonly SeatFacts[];
  /** The pace of the table; nothing where everybody takes as long as they like. */
  paceMs: number | null;
  bankMs: number;
  holidayDays: number;
  pausedAt: number | null;
  cancelled: Readonly<{ at: number; by: 'owner' | 'moderator' }> | null;
  hasResigned: boolean;
  /** You have sealed a choice that counts also after you have left. */
  hasSealed: boolean;
  isOwner: boolean;
  menu: TableMenu | null;
}>;

type Source = Readonly<{ page: MatchPage; menu: TableMenu | undefined; nameOf: (seat: SeatSummary) => string }>;

/** `undefined` before a match and after its proper end, where the clock has nothing to tell. */
export function tableFacts({ page, menu, nameOf }: Source): TableFacts | undefined {
  const { match, seats, prompts, hasResigned } = page;
  const { status, clock, pausedAt } = match;
  if (status !== 'running' && status !== 'cancelled') return undefined;
  return {
    matchId: match.id,
    status,
    seats: seats.map((seat) => seatFacts(seat, nameOf(seat))),
    ...clock,
    pausedAt: timeOf(pausedAt),
    cancelled: cancellationOf(page),
    hasResigned,
    hasSealed: prompts.some(({ settled, standing }) => settled && !standing),
    isOwner: match.isOwner,
    menu: menu ?? null,
  };
}

function seatFacts(summary: SeatSummary, name: string): SeatFacts {
  const { seat, isYou, waiting, playedBy, asksForPause, holidayUntil, due, bankMs, occupant } = summary;
  return {
    ...{ seat, name, isYou, playedBy, asksForPause, bankMs },
    isBot: occupant.kind === 'bot',
    isWaitedFor: waiting,
    holidayUntil: timeOf(holidayUntil),
    due: due && { paceEndsAt: due.dueAt.getTime(), bankEndsAt: due.bankEndsAt.getTime() },
  };
}

function cancellationOf({ match, log }: MatchPage): TableFacts['cancelled'] {
  if (match.status !== 'cancelled' || !match.finishedAt) return null;
  const event = log.findLast(({ event: { type } }) => type === 'MatchCancelled')?.event.data;
  const isModerators = event !== undefined && 'by' in event && event.by === 'moderator';
  return { at: match.finishedAt.getTime(), by: isModerators ? 'moderator' : 'owner' };
}

const timeOf = (date: Date | null) => date?.getTime() ?? null;

/** Those whose wish counts: people who sit at the controls. */
export function playersOf({ seats }: Pick<TableFacts, 'seats'>): readonly SeatFacts[] {
  return seats.filter(({ isBot, playedBy }) => !isBot && playedBy === 'occupant');
}
