import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { Prompt, Seat, Viewer } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';
import type { ChatSummary } from '../chat/chat-reading';
import { summaryOf } from '../chat/chat-reading';
import type { ChatRooms } from '../chat/chat-room';
import { chatRooms } from '../chat/chat-room';
import type { Due } from '../clock/clock-facts';
import { duesOf } from '../clock/clock-facts';
import type { LogEntry, PlacedEntry } from '../stream/log-entry';
import { loadCommitted, loadMatchAt } from '../stream/match-loader';
import { readLog } from '../stream/match-log';
import type { MatchStatus, Visibility } from '../stream/match-status';
import type { MatchLookup, SummaryRow } from './match-access';
import { findMatch, maySee, seatTakenBy, viewerOf } from './match-access';
import { pulseOf } from './match-pulse';
import type { SeatSummary } from './match-summary';
import { clockOf, optionsOf, seatsOf } from './match-summary';

export type MatchFacts = Readonly<{
  id: string;
  game: string;
  name: string;
  status: MatchStatus;
  visibility: Visibility;
  isOwner: boolean;
  options: Readonly<Record<string, unknown>>;
  seatCount: number;
  /** Somebody learns the game here: it does not count. */
  practice: boolean;
  clock: ClockTerms;
  /** All clocks stand still since then. */
  pausedAt: Date | null;
  startsWhenFull: boolean;
  seedCommitment: string | null;
  createdAt: Date;
  startedAt: Date | null;
  finishedAt: Date | null;
  /** Only for those who sit at the table. */
  inviteToken: string | undefined;
}>;

/** Everything one viewer's page about one match needs. Nothing in it is secret from this viewer. */
export type MatchPage = Readonly<{
  match: MatchFacts;
  seats: readonly SeatSummary[];
  /** Your seat, if you sit there. */
  you: Seat | undefined;
  /** You sat there, and a bot plays on for you. */
  hasResigned: boolean;
  viewer: Viewer;
  /** Of the page as it would be now: what `matchPulse` answers until something changes. */
  pulse: string;
  /** The step shown; 0 before the start. Steps count what this viewer saw happen: see LogEntry. */
  step: number;
  latestStep: number;
  /** What your seat had seen when it last looked; 0 for those without one. */
  lastSeenStep: number;
  /** When that was; unknown for those who have not looked yet. */
  lastSeenAt: Date | null;
  /** The game's view for this viewer at this step; `undefined` before the start. */
  view: unknown;
  /** Your open prompts at this step, settled ones too. */
  prompts: readonly Prompt[];
  /** When each of your prompts is due, by its id; only those whose clocks run, and only at the latest step. */
  dues: Readonly<Record<string, Due>>;
  /** You may answer: your prompt is open, and this is the latest step. */
  canAct: boolean;
  log: readonly LogEntry[];
  /** Only where it was asked for, and for those who are signed in. */
  chat?: ChatSummary;
}>;

type Wish = MatchLookup & Readonly<{ step?: number; withChat?: boolean }>;

/** A match for one viewer, now or at an earlier step; `undefined` when there is none this viewer may see. */
export async function matchPage(lookup: Wish): Promise<MatchPage | undefined> {
  const row = await findMatch(lookup.matchId);
  return row && pageOf(row, lookup);
}

/** The same for whoever has the row already; nothing for those who may not see it. */
export async function pageOf(row: SummaryRow, lookup: Wish): Promise<MatchPage | undefined> {
  if (!(await maySee(row, lookup))) return undefined;
  const taken = seatTakenBy(row, lookup.userId);
  const viewer = viewerOf(row, taken?.seat);
  const log = row.version === 0 ? [] : await readLog(row, viewer, row.version);
  const step = lookup.step ?? log.length;
  const version = step === log.length ? row.version : log[step - 1]?.version;
  if (version === undefined) return undefined;
  const [shown, rooms] = await Promise.all([showTable(row, viewer, version), chatRooms(row.id)]);
  // After what the pulse is made of: what comes in between is news then.
  const chat = await readChat(row, lookup, rooms);
  const prompts = shown.prompts.filter(({ seat }) => seat === taken?.seat);
  return {
    match: factsOf(row, lookup.userId),
    seats: seatsOf(row, lookup.userId),
    you: taken?.seat,
    hasResigned: row.seats.some(({ userId, resigned }) => resigned && userId !== null && userId === lookup.userId),
    viewer,
    pulse: pulseOf(row, { userId: lookup.userId, steps: log.length, chat: rooms }),
    step,
    latestStep: log.length,
    lastSeenStep: log.filter((entry) => entry.version <= (taken?.lastSeenVersion ?? 0)).length,
    lastSeenAt: taken?.lastSeenAt ?? null,
    view: shown.view,
    log: log.slice(0, step).map(withoutPlace),
    prompts,
    dues: step === log.length ? Object.fromEntries(duesOf(row, taken?.seat ?? -1)) : {},
    canAct: row.status === 'running' && step === log.length && prompts.length > 0,
    ...(chat ? { chat } : {}),
  };
}

async function readChat(
  row: SummaryRow,
  { userId, withChat = false }: Wish,
  rooms: ChatRooms,
): Promise<ChatSummary | undefined> {
  return withChat && userId !== undefined ? summaryOf(row, { matchId: row.id, userId }, rooms) : undefined;
}

function withoutPlace({ version: _, ...entry }: PlacedEntry): LogEntry {
  return entry;
}

async function showTable(
  row: SummaryRow,
  viewer: Viewer,
  version: number,
): Promise<Pick<MatchPage, 'view' | 'prompts'>> {
  if (version === 0) return { view: undefined, prompts: [] };
  const match = await (version === row.version ? loadCommitted(db, row) : loadMatchAt(db, row, version));
  return { view: match.viewFor(viewer), prompts: openPrompts(match) };
}

const openPrompts = (match: Match) => (match.outcome() ? [] : match.openPrompts());

function factsOf(row: SummaryRow, userId: string | undefined): MatchFacts {
  const { id, game, name, status, visibility, seatCount, practice, startsWhenFull, seedCommitment } = row;
  const { createdAt, startedAt, finishedAt, pausedAt, ownerId, seats, inviteToken } = row;
  const isSeated = userId !== undefined && seats.some((taken) => taken.userId === userId && !taken.resigned);
  return {
    ...{ id, game, name, status, visibility, seatCount, practice, startsWhenFull, seedCommitment },
    ...{ createdAt, startedAt, finishedAt, pausedAt },
    clock: clockOf(row),
    options: optionsOf(row),
    isOwner: ownerId === userId,
    inviteToken: isSeated ? inviteToken : undefined,
  };
}
