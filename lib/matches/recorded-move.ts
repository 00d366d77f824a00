import type { Match } from '@/lib/engine/game';
import type { Event, Outcome, Prompt, Seat } from '@/lib/engine/game-definition';
import type { Actor } from './actor';
import type { Queries } from './event-store';
import { appendEvents } from './event-store';
import type { Job } from './job-queue';
import { addJobs } from './job-queue';

export type Move = Readonly<{
  matchId: string;
  /** `undefined` when these events start the match. */
  before: Match | undefined;
  after: Match;
  events: readonly Event[];
  actor: Actor;
  commandId: string;
  rulesVersion: number;
  /** The seat that is looking at the table while this happens, and needs no mail about it. */
  causedBy: Seat | null;
}>;

/** As the database will give them back, so that a match in memory equals the replayed one. */
export function asStored(events: readonly Event[]): readonly Event[] {
  return events.map(({ type, data }) => ({ type, data: JSON.parse(JSON.stringify(data)) }));
}

/** Events, summary, open prompts and jobs of one move, in the caller's transaction, which holds the match's row. */
export async function recordMove(tx: Queries, move: Move): Promise<void> {
  const { matchId, before, after, events, actor, commandId, rulesVersion } = move;
  await appendEvents(tx, { matchId, expectedVersion: before?.version ?? 0, events, actor, commandId, rulesVersion });
  await writeSummary(tx, move);
  const outcome = after.outcome();
  if (outcome) await writeStandings(tx, matchId, outcome);
  await addJobs(tx, jobsAfter(move));
}

/** The lobby's row and the open prompts follow the stream, and listening pages hear of it, in one statement. */
async function writeSummary(tx: Queries, { matchId, after, rulesVersion }: Move): Promise<void> {
  const prompts = after.openPrompts();
  const isOver = after.outcome() !== undefined;
  const ids = prompts.map(({ id }) => id);
  await tx.$executeRaw`
    WITH closed AS (
      DELETE FROM "OpenPrompt" WHERE "matchId" = ${matchId}::uuid AND "promptId" <> ALL (${ids}::text[])
    ), opened AS (
      INSERT INTO "OpenPrompt" ("openedAt", "matchId", "openedAtVersion", "seat", "settled", "promptId", "kind")
      SELECT statement_timestamp(), ${matchId}::uuid, ${after.version}, seat, settled, id, kind
      FROM unnest(
        ${ids}::text[], ${prompts.map(({ seat }) => seat)}::smallint[],
        ${prompts.map(({ kind }) => kind)}::text[], ${prompts.map(({ settled }) => settled)}::bool[]
      ) AS prompt (id, seat, kind, settled)
      ON CONFLICT ("matchId", "promptId") DO UPDATE SET "settled" = EXCLUDED."settled"
        WHERE "OpenPrompt"."settled" <> EXCLUDED."settled"
    ), moved AS (
      UPDATE "Match" SET
        "version" = ${after.version},
        "rulesVersion" = ${rulesVersion},
        "movedAt" = statement_timestamp(),
        "status" = CASE WHEN ${isOver} THEN 'finished'::"MatchStatus" ELSE 'running'::"MatchStatus" END,
        "finishedAt" = CASE WHEN ${isOver} THEN statement_timestamp() END
      WHERE "id" = ${matchId}::uuid
    )
    SELECT pg_notify('match_changed', ${JSON.stringify({ matchId, version: after.version })})`;
}

async function writeStandings(tx: Queries, matchId: string, { standings }: Outcome): Promise<void> {
  await tx.$executeRaw`
    UPDATE "MatchSeat" SET "rank" = standing.rank, "score" = standing.score
    FROM unnest(
      ${standings.map(({ seat }) => seat)}::smallint[], ${standings.map(({ rank }) => rank)}::smallint[],
      ${standings.map(({ score }) => score)}::int[]
    ) AS standing (seat, rank, score)
    WHERE "MatchSeat"."matchId" = ${matchId}::uuid AND "MatchSeat"."seat" = standing.seat`;
}

/** What the worker is left to do after a move. */
function jobsAfter({ matchId, before, after, causedBy }: Move): readonly Job[] {
  const { participants } = after.started.data;
  const isBot = ({ seat }: Prompt) => participants[seat]?.kind === 'bot';
  const prompts = after.openPrompts();
  const known = new Set(before?.openPrompts().map(({ id }) => id));
  const opened = prompts
    .filter((prompt) => !isBot(prompt) && !prompt.settled && !known.has(prompt.id))
    .map(({ id, seat }) => ({ promptId: id, seat }));
  const event = before ? (after.outcome() ? 'finished' : 'moved') : 'started';
  const jobs: Job[] = [];
  if (prompts.some((prompt) => isBot(prompt) && !prompt.settled)) {
    jobs.push({ name: 'play-bots', payload: { matchId, causedBy }, key: `play-bots ${matchId}` });
  }
  if (event !== 'moved' || opened.some(({ seat }) => seat !== causedBy)) {
    jobs.push({ name: 'tell-players', payload: { matchId, causedBy, event, opened } });
  }
  return jobs;
}
