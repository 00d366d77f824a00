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

type Handled = Readonly<{ actor: string; version: number }>;

/** All that has to be known before the rules are asked. */
type Situation = Readonly<{
  match: Readonly<{ id: string; game: string; status: MatchStatus; version: number; seed: Uint8Array | null }>;
  /** Where the sender sits. */
  actor: SeatActor | undefined;
  /** What the same command id was stored as before. */
  handled: Handled | undefined;
}>;

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
      return await attemptOnce(submission, attempt);
    } catch (error) {
      if (!(error instanceof VersionConflict)) throw error;
    }
  }
  return refused('too-busy');
}

/** The first try takes its chance, in two round trips. Whoever was overtaken holds the match's row the next time. */
async function attemptOnce(submission: Submission, attempt: number): Promise<CommandResult> {
  const { result, moved } = await (attempt === 1
    ? decideAndRecord(db, submission)
    : db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT FROM "Match" WHERE "id" = ${submission.matchId}::uuid FOR UPDATE`;
        return decideAndRecord(tx, submission);
      }, PATIENCE));
  if (moved) {
    rememberHead(submission.matchId, moved.after);
    await keepSnapshot(db, { matchId: submission.matchId, ...moved });
  }
  return result;
}

async function decideAndRecord(queries: Queries, submission: Submission): Promise<Attempt> {
  const { matchId, promptId, commandId, command, sender } = submission;
  const situation = await findSituation(queries, submission);
  if (!situation) return { result: refused('no-such-match') };
  const { match, actor, handled } = situation;
  if (!actor) return { result: refused('not-your-seat') };
  if (handled) return { result: answerAgain(handled, actor) };
  if (match.status !== 'running' || !match.seed) return { result: refused('match-not-running') };

  const before = await loadMatch(queries, match);
  if (sender.kind === 'bot' && isSettled(before, promptId)) return { result: refused('prompt-closed') };
  const decision = before.decide({ seat: actor.seat, promptId, command }, secretRandom(match.seed, before.version));
  if (decision.outcome === 'rejected') return { result: decision };

  const game = gameOf(match);
  const { rulesVersion } = game.metadata;
  const events = asStored(decision.events);
  const after = before.after(events);
  const causedBy = sender.kind === 'bot' ? sender.causedBy : actor.seat;
  await recordMove(queries, { matchId, before, after, events, actor, commandId, rulesVersion, causedBy });
  return { result: accepted(after.version), moved: { game, before, after } };
}

/** A person may change a sealed choice; two jobs for the same bot must not. */
function isSettled(match: Match, promptId: string): boolean {
  return match.openPrompts().some(({ id, settled }) => id === promptId && settled);
}

async function findSituation(queries: Queries, submission: Submission): Promise<Situation | undefined> {
  const { matchId, commandId, sender } = submission;
  const userId = sender.kind === 'user' ? sender.userId : null;
  const [row] = await queries.$queryRaw<SituationRow[]>`
    SELECT "Match"."id", "game", "status"::text, "Match"."version", "seed",
      sitting."seat", handled."actor", handled."version" AS "handledVersion"
    FROM "Match"
    LEFT JOIN "MatchSeat" AS sitting ON sitting."matchId" = "Match"."id" AND sitting."userId" = ${userId}::uuid
    LEFT JOIN LATERAL (
      SELECT "actor", "version" FROM "MatchEvent"
      WHERE "commandId" = ${commandId}::uuid AND "matchId" = "Match"."id" ORDER BY "version" DESC LIMIT 1
    ) AS handled ON true
    WHERE "Match"."id" = ${matchId}::uuid`;
  if (!row) return undefined;
  const { seat, actor, handledVersion, ...match } = row;
  return {
    match,
    actor: actorOf(sender, seat),
    handled: actor === null || handledVersion === null ? undefined : { actor, version: handledVersion },
  };
}

type SituationRow = Situation['match'] &
  Readonly<{ seat: Seat | null; actor: string | null; handledVersion: number | null }>;

function actorOf(sender: Sender, seat: Seat | null): SeatActor | undefined {
  if (sender.kind === 'bot') return { kind: 'bot', seat: sender.seat };
  return seat === null ? undefined : { kind: 'seat', seat };
}

function answerAgain(handled: Handled, actor: SeatActor): CommandResult {
  return handled.actor === writeActor(actor) ? accepted(handled.version) : refused('command-id-used');
}
