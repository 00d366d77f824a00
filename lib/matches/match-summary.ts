import type { Seat } from '@/lib/engine/game-definition';
import type { SummaryRow } from './match-access';
import type { MatchStatus, Visibility } from './match-status';

/** Bots are numbered from 1 at each table; their names are messages (`seats.bot`). */
export type Occupant =
  | Readonly<{ kind: 'user'; name: string }>
  | Readonly<{ kind: 'bot'; bot: string; number: number }>;

/** A taken seat as everybody at the table may see it. */
export type SeatSummary = Readonly<{
  seat: Seat;
  occupant: Occupant;
  isYou: boolean;
  isOwner: boolean;
  /** The match waits on an answer of this seat. */
  waiting: boolean;
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
  yourPrompt: Readonly<{ id: string; kind: string; openedAt: Date }> | undefined;
  createdAt: Date;
  finishedAt: Date | null;
  /** What anybody may see of the table, for a small picture; `undefined` before the start. */
  view: unknown;
}>;

export function seatsOf(row: SummaryRow, userId: string | undefined): readonly SeatSummary[] {
  const bots = row.seats.filter(({ bot }) => bot !== null).map(({ seat }) => seat);
  return row.seats.map(({ seat, user, bot, rank, score, userId: sitting }) => ({
    seat,
    occupant:
      bot === null ? { kind: 'user', name: user?.name ?? '' } : { kind: 'bot', bot, number: bots.indexOf(seat) + 1 },
    isYou: sitting !== null && sitting === userId,
    isOwner: sitting === row.ownerId,
    waiting: row.prompts.some((prompt) => prompt.seat === seat),
    rank,
    score,
  }));
}

/** `view` is the spectator's. */
export function cardOf(row: SummaryRow, userId: string | undefined, view: unknown): MatchCard {
  const seats = seatsOf(row, userId);
  const yours = seats.find(({ isYou }) => isYou)?.seat;
  const prompt = row.prompts.find(({ seat }) => seat === yours);
  const { id, game, name, status, visibility, seatCount, createdAt, finishedAt } = row;
  return {
    ...{ id, game, name, status, visibility, seatCount, createdAt, finishedAt, seats, view },
    options: optionsOf(row),
    yourPrompt: prompt && { id: prompt.promptId, kind: prompt.kind, openedAt: prompt.openedAt },
  };
}

/** The game has parsed them before they were stored. */
export function optionsOf({ options }: Pick<SummaryRow, 'options'>): Readonly<Record<string, unknown>> {
  if (typeof options !== 'object' || options === null || Array.isArray(options)) {
    throw new Error('Stored options are not an object');
  }
  return options;
}
