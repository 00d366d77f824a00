import type { Match } from '@/lib/engine/game';
import type { Seat } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';
import type { Due } from '../clock/clock-facts';
import { duesOf, nextDue } from '../clock/clock-facts';
import type { MatchStatus, Visibility } from '../stream/match-status';
import type { SummaryRow } from './match-access';

/** Bots are numbered from 1 at each table; their names are messages (`seats.bot`). */
export type Occupant =
  | Readonly<{ kind: 'user'; id: string; name: string }>
  | Readonly<{ kind: 'bot'; bot: string; number: number }>;

/** Who makes a seat's choices: whoever sits there, a bot until its player comes back, or a bot for good. */
export const PLAYED_BY = ['occupant', 'autopilot', 'resigned'] as const;
export type PlayedBy = (typeof PLAYED_BY)[number];

/** A taken seat as everybody at the table may see it. */
export type SeatSummary = Readonly<{
  seat: Seat;
  occupant: Occupant;
  isYou: boolean;
  isOwner: boolean;
  /** The match waits on an answer of this seat. */
  waiting: boolean;
  playedBy: PlayedBy;
  asksForPause: boolean;
  /** The seat's clock stands still until then, at the latest. */
  holidayUntil: Date | null;
  /** When its answer is due; nothing while the seat is not asked, has answered, or its clock stands still. */
  due: Due | null;
  /** What is left of its time bank, as it was when its clock last stopped. */
  bankMs: number;
  /** Deadlines missed in this match. */
  missed: number;
  rank: number | null;
  score: number | null;
}>;

/** One match in a list. */
export type MatchCard = Readonly<{
  id: string;
  game: string;
  name: string;
  status: MatchStatus;
  visibility: Visibility;
  options: Readonly<Record<string, unknown>>;
  seatCount: number;
  seats: readonly SeatSummary[];
  /** The question that waits for you. */
  yourPrompt: YourPrompt | undefined;
  clock: ClockTerms;
  /** All clocks stand still since then. */
  pausedAt: Date | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** What anybody may see of the table, for a small picture; `undefined` before the start. */
  view: unknown;
  /** The round it is in; `undefined` before the start. */
  round: number | undefined;
}>;

/** `dueAt` and `bankEndsAt` as in Due; `null` while your clock stands still, or where there is none. */
export type YourPrompt = Readonly<{
  id: string;
  kind: string;
  openedAt: Date;
  dueAt: Date | null;
  bankEndsAt: Date | null;
}>;

export function seatsOf(row: SummaryRow, userId: string | undefined): readonly SeatSummary[] {
  const bots = row.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
  return row.seats.map((taken) => {
    const { seat, user, bot, rank, score, asksForPause, holidayUntil, bankMs, missed } = taken;
    return {
      seat,
      occupant:
        bot === null
          ? { kind: 'user', id: taken.userId ?? '', name: user?.name ?? '' }
          : { kind: 'bot', bot, number: bots.indexOf(seat) + 1 },
      isYou: taken.userId !== null && taken.userId === userId && !taken.resigned,
      isOwner: taken.userId === row.ownerId,
      waiting: row.prompts.some((prompt) => prompt.seat === seat),
      playedBy: playedBy(taken),
      ...{ asksForPause, holidayUntil, bankMs, missed, rank, score },
      due: nextDue(row, seat),
    };
  });
}

function playedBy({ standIn, resigned }: SummaryRow['seats'][number]): PlayedBy {
  if (standIn === null) return 'occupant';
  return resigned ? 'resigned' : 'autopilot';
}

/** Without the match, a card has no picture and no round. */
export function cardOf(row: SummaryRow, userId: string | undefined, match: Match | undefined): MatchCard {
  const seats = seatsOf(row, userId);
  const { id, game, name, status, visibility, seatCount, createdAt, startedAt, finishedAt, pausedAt } = row;
  return {
    ...{ id, game, name, status, visibility, seatCount, createdAt, startedAt, finishedAt, pausedAt, seats },
    view: match?.viewFor({ role: 'spectator' }),
    round: match?.round,
    options: optionsOf(row),
    clock: clockOf(row),
    yourPrompt: yourPrompt(row, seats),
  };
}

/** What a bot answers for you does not wait for you. */
function yourPrompt(row: SummaryRow, seats: readonly SeatSummary[]): YourPrompt | undefined {
  const yours = seats.find(({ isYou, playedBy }) => isYou && playedBy === 'occupant');
  const prompt = row.prompts.find(({ seat }) => seat === yours?.seat);
  if (!prompt) return undefined;
  const { promptId: id, kind, openedAt, seat } = prompt;
  const { dueAt, bankEndsAt } = duesOf(row, seat).get(id) ?? { dueAt: null, bankEndsAt: null };
  return { id, kind, openedAt, dueAt, bankEndsAt };
}

export function clockOf({ paceMs, bankMs, holidayDays }: ClockTerms): ClockTerms {
  return { paceMs, bankMs, holidayDays };
}

/** The game has parsed them before they were stored. */
export function optionsOf({ options }: Pick<SummaryRow, 'options'>): Readonly<Record<string, unknown>> {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new Error('Stored options are not an object');
  }
  return options;
}
