import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { Prompt, Seat, Viewer } from '@/lib/engine/game-definition';
import type { LogEntry } from './log-entry';
import type { MatchLookup, SummaryRow } from './match-access';
import { findVisibleMatch, isUuid } from './match-access';
import { loadCommitted, loadMatchAt } from './match-loader';
import { readLog } from './match-log';
import type { MatchStatus, Visibility } from './match-status';
import type { SeatSummary } from './match-summary';
import { optionsOf, seatsOf } from './match-summary';

export type MatchFacts = Readonly<{
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

/** Everything one viewer's page about one match needs. Nothing in it is secret from this viewer. */
export type MatchPage = Readonly<{
  match: MatchFacts;
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
  /** You may answer: your prompt is open, and this is the latest version. */
  canAct: boolean;
  log: readonly LogEntry[];
}>;

/** A match for one viewer, now or at an earlier version; `undefined` when there is none this viewer may see. */
export async function matchPage(lookup: MatchLookup & Readonly<{ version?: number }>): Promise<MatchPage | undefined> {
  const row = await findVisibleMatch(lookup);
  if (!row) return undefined;
  const version = lookup.version ?? row.version;
  const isKnown = version === row.version || (Number.isInteger(version) && version >= 1 && version < row.version);
  if (!isKnown) return undefined;
  const taken = row.seats.find(({ userId }) => userId !== null && userId === lookup.userId);
  const viewer = viewerOf(row, taken?.seat);
  const shown = await showTable(row, viewer, version);
  const prompts = shown.prompts.filter(({ seat }) => seat === taken?.seat);
  return {
    match: factsOf(row, lookup.userId),
    seats: seatsOf(row, lookup.userId),
    you: taken?.seat,
    viewer,
    version,
    latestVersion: row.version,
    lastSeenVersion: taken?.lastSeenVersion ?? 0,
    ...shown,
    prompts,
    canAct: row.status === 'running' && version === row.version && prompts.length > 0,
  };
}

/** Once a match has finished, everybody sees what each seat saw. */
function viewerOf({ status }: SummaryRow, seat: Seat | undefined): Viewer {
  if (status === 'finished') return { role: 'hindsight' };
  return seat === undefined ? { role: 'spectator' } : { role: 'seat', seat };
}

type Shown = Pick<MatchPage, 'view' | 'prompts' | 'log'>;

async function showTable(row: SummaryRow, viewer: Viewer, version: number): Promise<Shown> {
  if (version === 0) return { view: undefined, prompts: [], log: [] };
  const [match, log] = await Promise.all([
    version === row.version ? loadCommitted(db, row) : loadMatchAt(db, row, version),
    readLog(row, viewer, version),
  ]);
  return { view: match.viewFor(viewer), prompts: openPrompts(match), log };
}

const openPrompts = (match: Match) => (match.outcome() ? [] : match.openPrompts());

function factsOf(row: SummaryRow, userId: string | undefined): MatchFacts {
  const { id, game, name, status, visibility, seatCount, startsWhenFull, seedCommitment } = row;
  const { createdAt, startedAt, finishedAt, movedAt, ownerId, seats, inviteToken } = row;
  const isSeated = userId !== undefined && seats.some((taken) => taken.userId === userId);
  return {
    ...{ id, game, name, status, visibility, seatCount, startsWhenFull, seedCommitment },
    ...{ createdAt, startedAt, finishedAt, movedAt },
    options: optionsOf(row),
    isOwner: ownerId === userId,
    inviteToken: isSeated ? inviteToken : undefined,
  };
}

/** Remembers how far the user's seat has read. Called by POST only. */
export async function markSeen({
  matchId,
  userId,
  version,
}: Readonly<{ matchId: string; userId: string; version: number }>): Promise<void> {
  if (![matchId, userId].every(isUuid) || !Number.isSafeInteger(version)) return;
  await db.$executeRaw`
    UPDATE "MatchSeat" SET "lastSeenVersion" = LEAST(${version}, "Match"."version")
    FROM "Match"
    WHERE "Match"."id" = "MatchSeat"."matchId" AND "MatchSeat"."matchId" = ${matchId}::uuid
      AND "MatchSeat"."userId" = ${userId}::uuid AND "lastSeenVersion" < LEAST(${version}, "Match"."version")`;
}
