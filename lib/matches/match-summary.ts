import type { Seat } from '@/lib/engine/game-definition';

export const MATCH_STATUSES = ['open', 'running', 'finished', 'cancelled'] as const;
export type MatchStatus = (typeof MATCH_STATUSES)[number];

export const VISIBILITIES = ['public', 'link'] as const;
export type Visibility = (typeof VISIBILITIES)[number];

/** A taken seat as everybody at the table may see it. Bots are numbered from 1; their names are messages (`seats.bot`). */
export type SeatSummary = Readonly<{
  seat: Seat;
  occupant: Readonly<{ kind: 'user'; name: string }> | Readonly<{ kind: 'bot'; bot: string; number: number }>;
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
  version: number;
  createdAt: Date;
  movedAt: Date;
  /** What anybody may see of the table, for a small picture; `undefined` before the start. */
  view: unknown;
}>;
