import type { Match } from '@/lib/engine/game';
import type { Event, Outcome, Prompt, Seat } from '@/lib/engine/game-definition';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from './actor';
import { writeActor } from './actor';
import type { Queries } from './event-store';
import { rowsOfEvents, VersionConflict } from './event-store';
import type { Job } from './job-queue';
import { ADD_JOB, rowsOf } from './job-queue';

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

/**
 * Events, summary, open prompts, standings and jobs of one move, all or nothing: in one statement, so that a move costs
 * one round trip. It locks the match's row first, and does nothing when somebody has moved since `before`.
 */
export async function recordMove(queries: Queries, move: Move): Promise<void> {
  const { matchId, before, after, events, actor, commandId, rulesVersion } = move;
  const expectedVersion = before?.version ?? 0;
  const isOver = after.outcome() !== undefined;
  const { changed, closed } = promptChanges(before?.openPrompts() ?? [], after.openPrompts());
  // A change of mind before the round resolves is nobody else's business: lists sorted by this time must not show it.
  const showsMove = isOver || changed.length + closed.length > 0;
  const recorded = await queries.$queryRaw<unknown[]>`
    WITH moved AS (
      UPDATE "Match" SET
        "version" = ${after.version},
        "rulesVersion" = ${rulesVersion},
        "movedAt" = CASE WHEN ${showsMove} THEN statement_timestamp() ELSE "movedAt" END,
        "status" = CASE WHEN ${isOver} THEN 'finished'::"MatchStatus" ELSE 'running'::"MatchStatus" END,
        "finishedAt" = CASE WHEN ${isOver} THEN statement_timestamp() END
      WHERE "id" = ${matchId}::uuid AND "version" = ${expectedVersion}
      RETURNING "id"
    ), appended AS (
      INSERT INTO "MatchEvent"
        ("recordedAt", "version", "rulesVersion", "matchId", "commandId", "actor", "type", "data")
      SELECT statement_timestamp(), event.version, ${rulesVersion}, moved."id", ${commandId}::uuid,
        ${writeActor(actor)}, event.type, event.data::json
      FROM moved, ${rowsOfEvents(events, expectedVersion)}
    ), closed AS (
      DELETE FROM "OpenPrompt" USING moved
      WHERE "matchId" = moved."id" AND "promptId" = ANY (${closed.map(({ id }) => id)}::text[])
    ), opened AS (
      INSERT INTO "OpenPrompt" ("openedAt", "matchId", "openedAtVersion", "seat", "settled", "promptId", "kind")
      SELECT statement_timestamp(), moved."id", ${after.version}, prompt.seat, prompt.settled, prompt.id, prompt.kind
      FROM moved, ${rowsOfPrompts(changed)}
      ON CONFLICT ("matchId", "promptId") DO UPDATE SET "settled" = EXCLUDED."settled"
    ), ranked AS (
      UPDATE "MatchSeat" SET "rank" = standing.rank, "score" = standing.score
      FROM moved, ${rowsOfStandings(after.outcome())}
      WHERE "MatchSeat"."matchId" = moved."id" AND "MatchSeat"."seat" = standing.seat
    ), queued AS (
      SELECT ${ADD_JOB} AS added FROM moved, ${rowsOf(jobsAfter(move))}
    )
    SELECT
      pg_notify('match_changed', ${JSON.stringify({ matchId, version: after.version })})::text,
      (SELECT count(added) FROM queued)::int AS jobs
    FROM moved`;
  if (recorded.length === 0) throw new VersionConflict(`Match ${matchId} has moved on from ${expectedVersion}`);
}

type PromptChanges = Readonly<{ changed: readonly Prompt[]; closed: readonly Prompt[] }>;

/** What the table of open prompts has to learn: those asked, settled or unsettled now, and those not asked any more. */
function promptChanges(before: readonly Prompt[], after: readonly Prompt[]): PromptChanges {
  const settledBefore = new Map(before.map(({ id, settled }) => [id, settled]));
  const openAfter = new Set(after.map(({ id }) => id));
  return {
    changed: after.filter(({ id, settled }) => settledBefore.get(id) !== settled),
    closed: before.filter(({ id }) => !openAfter.has(id)),
  };
}

function rowsOfPrompts(prompts: readonly Prompt[]): Prisma.Sql {
  const ids = prompts.map(({ id }) => id);
  const seats = prompts.map(({ seat }) => seat);
  const kinds = prompts.map(({ kind }) => kind);
  const settled = prompts.map((prompt) => prompt.settled);
  return Prisma.sql`unnest(${ids}::text[], ${seats}::smallint[], ${kinds}::text[], ${settled}::bool[])
    AS prompt (id, seat, kind, settled)`;
}

/** None before the end. */
function rowsOfStandings(outcome: Outcome | undefined): Prisma.Sql {
  const standings = outcome?.standings ?? [];
  const seats = standings.map(({ seat }) => seat);
  const ranks = standings.map(({ rank }) => rank);
  const scores = standings.map(({ score }) => score);
  return Prisma.sql`unnest(${seats}::smallint[], ${ranks}::smallint[], ${scores}::int[])
    AS standing (seat, rank, score)`;
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
