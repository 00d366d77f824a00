import { db } from '@/lib/db';
import { reject } from '@/lib/engine/decision';
import type { Game, Match } from '@/lib/engine/game';
import type { RefusalValues, Seat } from '@/lib/engine/game-definition';
import type { SeatActor } from './actor';
import { writeActor } from './actor';
import type { Queries } from './event-store';
import { VersionConflict } from './event-store';
import { isUuid } from './match-access';
import { rememberHead } from './match-cache';
import { gameOf, loadMatch } from './match-loader';
import type { MatchStatus } from './match-status';
import { asStored, recordMove } from './recorded-move';
import type { PlatformRefusal } from './refusal';
import { secretRandom } from './secret-random';
import { keepSnapshot } from './snapshot';

/** `reason` is one of PLATFORM_REFUSALS (messages below `refusals`) or the game's own (below `games.<key>.refusals`). */
export type CommandResult =
  | Readonly<{ outcome: 'accepted'; version: number }>
  | Readonly<{ outcome: 'rejected'; reason: string; values: RefusalValues }>;

export type UserCommand = Readonly<{
  matchId: string;
  userId: string;
  promptId: string;
  /** Made by the client together with its choice, a UUID: sent again it is answered the same and stored once. */
  commandId: string;
  command: unknown;
}>;

export type BotCommand = Omit<UserCommand, 'userId'> & Readonly<{ seat: Seat; causedBy: Seat | null }>;

type Sender = Readonly<{ kind: 'user'; userId: string }> | Readonly<{ kind: 'bot'; seat: Seat; causedBy: Seat | null }>;
type Submission = Readonly<{ matchId: string; promptId: string; commandId: string; command: unknown; sender: Sender }>;

/** A match's row, held until the transaction ends: nobody else decides meanwhile. */
type HeldMatch = Readonly<{ id: string; game: string; status: MatchStatus; version: number; seed: Uint8Array | null }>;

type Attempt = Readonly<{ result: CommandResult; moved?: Readonly<{ game: Game; before: Match; after: Match }> }>;

const ATTEMPTS = 3;
const PATIENCE = { maxWait: 10_000, timeout: 20_000 } as const;

const accepted = (version: number): CommandResult => ({ outcome: 'accepted', version });
const refused = (reason: PlatformRefusal): CommandResult => reject(reason);

/** Answers one prompt of the user's seat. The same for the page's action, the HTTP API and any other way in. */
export function handleCommand({ userId, ...answer }: UserCommand): Promise<CommandResult> {
  return submit({ ...answer, sender: { kind: 'user', userId } });
}

/** A bot's answer goes the same way as a person's. */
export function handleBotCommand({ seat, causedBy, ...answer }: BotCommand): Promise<CommandResult> {
  return submit({ ...answer, sender: { kind: 'bot', seat, causedBy } });
}

async function submit(submission: Submission): Promise<CommandResult> {
  if (!isUuid(submission.matchId)) return refused('no-such-match');
  if (!isUuid(submission.commandId)) return refused('malformed-command');
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    try {
      return await attemptOnce(submission);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  return refused('too-busy');
}

async function attemptOnce(submission: Submission): Promise<CommandResult> {
  const { result, moved } = await db.$transaction((tx) => decideAndRecord(tx, submission), PATIENCE);
  if (moved) {
    rememberHead(submission.matchId, moved.after);
    await keepSnapshot(db, { matchId: submission.matchId, ...moved });
  }
  return result;
}

async function decideAndRecord(tx: Queries, submission: Submission): Promise<Attempt> {
  const { matchId, promptId, commandId, command, sender } = submission;
  const held = await holdMatch(tx, matchId);
  if (!held) return { result: refused('no-such-match') };
  const { actor, handled } = await findActor(tx, submission);
  if (!actor) return { result: refused('not-your-seat') };
  if (handled) return { result: answerAgain(handled, actor) };
  if (held.status !== 'running' || !held.seed) return { result: refused('match-not-running') };

  const before = await loadMatch(tx, held);
  if (sender.kind === 'bot' && isSettled(before, promptId)) return { result: refused('prompt-closed') };
  const decision = before.decide({ seat: actor.seat, promptId, command }, secretRandom(held.seed, before.version));
  if (decision.outcome === 'rejected') return { result: decision };

  const game = gameOf(held);
  const { rulesVersion } = game.metadata;
  const events = asStored(decision.events);
  const after = before.after(events);
  const causedBy = sender.kind === 'bot' ? sender.causedBy : actor.seat;
  await recordMove(tx, { matchId, before, after, events, actor, commandId, rulesVersion, causedBy });
  return { result: accepted(after.version), moved: { game, before, after } };
}

/** A person may change a sealed choice; two jobs for the same bot must not. */
function isSettled(match: Match, promptId: string): boolean {
  return match.openPrompts().some(({ id, settled }) => id === promptId && settled);
}

/** The row lock comes first and alone: what a later statement reads is then no older than the lock. */
async function holdMatch(tx: Queries, matchId: string): Promise<HeldMatch | undefined> {
  const [held] = await tx.$queryRaw<HeldMatch[]>`
    SELECT "id", "game", "status"::text, "version", "seed" FROM "Match" WHERE "id" = ${matchId}::uuid FOR UPDATE`;
  return held;
}

type Handled = Readonly<{ actor: string; version: number }>;

/** Where the sender sits, and what the same command id was answered before. */
async function findActor(
  tx: Queries,
  { matchId, commandId, sender }: Submission,
): Promise<Readonly<{ actor: SeatActor | undefined; handled: Handled | undefined }>> {
  const userId = sender.kind === 'user' ? sender.userId : null;
  const [found] = await tx.$queryRaw<{ seat: number | null; actor: string | null; version: number | null }[]>`
    SELECT sitting."seat", handled."actor", handled."version"
    FROM (SELECT) AS once
    LEFT JOIN "MatchSeat" AS sitting ON sitting."matchId" = ${matchId}::uuid AND sitting."userId" = ${userId}::uuid
    LEFT JOIN LATERAL (
      SELECT "actor", "version" FROM "MatchEvent"
      WHERE "commandId" = ${commandId}::uuid AND "matchId" = ${matchId}::uuid ORDER BY "version" DESC LIMIT 1
    ) AS handled ON true`;
  const seat = sender.kind === 'bot' ? sender.seat : found?.seat;
  const handled = found?.actor && found.version ? { actor: found.actor, version: found.version } : undefined;
  return {
    actor: typeof seat === 'number' ? { kind: sender.kind === 'bot' ? 'bot' : 'seat', seat } : undefined,
    handled,
  };
}

function answerAgain(handled: Handled, actor: SeatActor): CommandResult {
  return handled.actor === writeActor(actor) ? accepted(handled.version) : refused('command-id-used');
}
