import { db } from '@/lib/db';
import { reject } from '@/lib/engine/decision';
import type { Game, Match } from '@/lib/engine/game';
import type { Event, RefusalValues, Rejected, Seat } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { clocksAfter } from '../clock/clock';
import { isUuid } from '../reading/match-access';
import type { PlatformRefusal, TableRefusal } from '../refusal';
import type { Actor } from './actor';
import { writeActor } from './actor';
import type { Queries } from './event-store';
import { VersionConflict } from './event-store';
import { rememberHead } from './match-cache';
import { gameOf, loadMatch } from './match-loader';
import { asStored, recordMove } from './recorded-move';
import { secretRandom } from './secret-random';
import type { Handled, Sender, Situation } from './situation';
import { findSituation } from './situation';
import { keepSnapshot } from './snapshot';

/** `reason` is one of PLATFORM_REFUSALS (messages below `refusals`) or the game's own (below `games.<key>.refusals`). */
export type CommandResult =
  | Readonly<{ outcome: 'accepted'; version: number }>
  | Readonly<{ outcome: 'rejected'; reason: string; values: RefusalValues }>;

/** A running match, held still for as long as it takes to decide. */
export type Running = Readonly<{ match: Match; situation: Situation; actor: Actor; random: RandomSource }>;

export type Decided =
  | Readonly<{
      outcome: 'accepted';
      events: readonly Event[];
      /** When it happened by the match's own time; now, if not said. */
      moment?: Date | undefined;
    }>
  | Rejected;

export type Submission = Readonly<{
  matchId: string;
  /** A UUID: sent again it is answered the same and stored once. */
  commandId: string;
  sender: Sender;
  /** When it arrived. */
  now: Date;
  /** Pure: it may be asked again, on a later version of the match. */
  decide: (running: Running) => Decided;
}>;

type Attempt = Readonly<{ result: CommandResult; moved?: Readonly<{ game: Game; before: Match; after: Match }> }>;

const ATTEMPTS = 3;
const PATIENCE = { maxWait: 10_000, timeout: 20_000 } as const;

const accepted = (version: number): CommandResult => ({ outcome: 'accepted', version });
export const refused = (reason: PlatformRefusal | TableRefusal, values: RefusalValues = {}): Rejected =>
  reject(reason, values);

/** Decides on a running match and appends what follows, all or nothing; on a version conflict it decides again. */
export async function appendMove(submission: Submission): Promise<CommandResult> {
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
  const { matchId, commandId, sender, now } = submission;
  const situation = await findSituation(queries, submission);
  if (!situation) return { result: refused('no-such-match') };
  const { match, handled, terms, clocks } = situation;
  const actor = actorOf(sender, situation);
  if (handled) return { result: answerAgain(handled, actor ?? situation.satBefore) };
  if (!actor) return { result: refused('not-your-seat') };
  if (match.status !== 'running' || !match.seed) return { result: refused('match-not-running') };

  const before = await loadMatch(queries, match);
  const random = secretRandom(match.seed, before.version);
  const decided = submission.decide({ match: before, situation, actor, random });
  if (decided.outcome === 'rejected') return { result: decided };

  const game = gameOf(match);
  const events = asStored(decided.events);
  const after = before.after(events);
  const moment = decided.moment ?? now;
  await recordMove(queries, {
    ...{ matchId, before, after, events, actor, commandId, moment, terms, seats: situation.seats },
    rulesVersion: game.metadata.rulesVersion,
    causedBy: causedBy(sender, actor),
    clocks: { before: clocks, after: clocksAfter({ terms, clocks, before, after, moment, now }) },
  });
  return { result: accepted(after.version), moved: { game, before, after } };
}

function actorOf(sender: Sender, { sitting }: Situation): Actor | undefined {
  switch (sender.kind) {
    case 'user':
      return sitting;
    case 'bot':
      return { kind: 'bot', seat: sender.seat };
    case 'service':
      return { kind: 'table' };
  }
}

/** The seat that is looking at the table while this happens. */
function causedBy(sender: Sender, actor: Actor): Seat | null {
  if (sender.kind === 'bot') return sender.causedBy;
  return actor.kind === 'seat' ? actor.seat : null;
}

/** Whoever has resigned hears the same about the resignation, and whatever came before it. */
function answerAgain(handled: Handled, actor: Actor | undefined): CommandResult {
  if (!actor) return refused('not-your-seat');
  return handled.actor === writeActor(actor) ? accepted(handled.version) : refused('command-id-used');
}
