import type { LogLine, Prompt, RedactedEvent, Seat, Viewer } from '@/lib/engine/game-definition';
import type { MatchCard, MatchStatus, SeatSummary, Visibility } from './match-summary';

const notReady = (_request: unknown): never => {
  throw new Error('Not ready');
};

/** `at` is when it was stored; `event` and `line` are what the viewer may know. */
export type LogEntry = Readonly<{ version: number; at: Date; event: RedactedEvent; line: LogLine | undefined }>;

/** Everything one viewer's page about one match needs. Nothing in it is secret from this viewer. */
export type MatchPage = Readonly<{
  match: Readonly<{
    id: string;
    game: string;
    name: string;
    status: MatchStatus;
    visibility: Visibility;
    isOwner: boolean;
    options: Readonly<Record<string, unknown>>;
    seatCount: number;
    startsWhenFull: boolean;
    seedCommitment: string | null;
    createdAt: Date;
    startedAt: Date | null;
    finishedAt: Date | null;
    movedAt: Date;
    /** Only for those who sit at the table. */
    inviteToken: string | undefined;
  }>;
  seats: readonly SeatSummary[];
  /** Your seat, if you sit there. */
  you: Seat | undefined;
  viewer: Viewer;
  /** The version shown; 0 before the start. */
  version: number;
  latestVersion: number;
  /** What your seat had seen when it last looked; 0 for those without one. */
  lastSeenVersion: number;
  /** The game's view for this viewer at this version; `undefined` before the start. */
  view: unknown;
  /** Your open prompts at this version, settled ones too. */
  prompts: readonly Prompt[];
  /** You may answer: your prompt is open at the latest version. */
  canAct: boolean;
  log: readonly LogEntry[];
}>;

export type Home = Readonly<{
  yourTurn: readonly MatchCard[];
  waiting: readonly MatchCard[];
  finished: readonly MatchCard[];
}>;

/** A user's matches: those that wait for the user (longest first), those that wait for others or to start, finished. */
export async function homeFor(userId: string): Promise<Home> {
  return notReady(userId);
}

/** Public tables with a free seat, newest first; those the user sits at are left out. */
export async function openTables(userId?: string): Promise<readonly MatchCard[]> {
  return notReady(userId);
}

/** The table a secret link leads to, whatever has become of it; `undefined` for a wrong link. */
export async function invitation(inviteToken: string, userId?: string): Promise<MatchCard | undefined> {
  return notReady([inviteToken, userId]);
}

export type MatchLookup = Readonly<{ matchId: string; userId?: string; inviteToken?: string }>;

/**
 * A match for one viewer, now or at an earlier version; `undefined` when there is none this viewer may see. A link
 * table is seen by those who sit there and by those who hold its link.
 */
export async function matchPage(lookup: MatchLookup & Readonly<{ version?: number }>): Promise<MatchPage | undefined> {
  return notReady(lookup);
}

/** For polling: the latest version and status, visible to those who may see the page. */
export async function matchVersion(
  lookup: MatchLookup,
): Promise<Readonly<{ version: number; status: MatchStatus }> | undefined> {
  return notReady(lookup);
}

/** Remembers how far the user's seat has read. Called by POST only. */
export async function markSeen(seen: Readonly<{ matchId: string; userId: string; version: number }>): Promise<void> {
  return notReady(seen);
}
