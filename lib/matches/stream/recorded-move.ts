import { isDeepStrictEqual } from 'node:util';
import type { Match } from '@/lib/engine/game';
import type { Event, Outcome, Prompt, Seat } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';
import { Prisma } from '@/prisma/generated/client';
import type { Clocks } from '../clock/clock';
import { nextWakeUp } from '../clock/clock';
import type { Actor } from './actor';
import { writeActor } from './actor';
import { noticeOf } from './change-notices';
import type { Queries } from './event-store';
import { rowsOfEvents, VersionConflict } from './event-store';
import type { Job } from './job-queue';
import { ADD_JOB, rowsOf } from './job-queue';
import type { MatchStatus } from './match-status';
import { changedSeats, holidayEnds, rowsOfSeats, successionOf, tableEventsOf } from './seat-projection';
import type { SeatTime } from './situation';

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
  /** When it happened by the match's own time. */
  moment: Date;
  terms: ClockTerms;
  /** What the clocks showed before, and show now. */
  clocks: Readonly<{ before: Clocks; after: Clocks }>;
  /** The seats' times before. */
  seats: readonly SeatTime[];
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
  const { matchId, before, after, events, actor, commandId, rulesVersion, moment } = move;
  const expectedVersion = before?.version ?? 0;
  const isOver = after.outcome() !== undefined;
  const { changed, closed } = promptChanges(move);
  const atTable = tableEventsOf(events);
  const { isPaused, isCancelled } = after.table;
  const status: MatchStatus = isOver ? 'finished' : isCancelled ? 'cancelled' : 'running';
  // A change of mind before the round resolves is nobody else's business: lists sorted by this time must not show it.
  const showsMove = isOver || changed.length + closed.length + atTable.length > 0;
  const recorded = await queries.$queryRaw<unknown[]>`
    WITH moved AS (
      UPDATE "Match" SET
        "version" = ${after.version},
        "rulesVersion" = ${rulesVersion},
        "movedAt" = CASE WHEN ${showsMove} THEN GREATEST("movedAt", ${moment}) ELSE "movedAt" END,
        "status" = ${status}::"MatchStatus",
        "finishedAt" = CASE WHEN ${isOver || isCancelled} THEN statement_timestamp() END,
        "pausedAt" = CASE WHEN ${isPaused} THEN COALESCE("pausedAt", ${moment}) END,
        "ownerId" = ${ownerAfter(move)}
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
      INSERT INTO "OpenPrompt"
        ("openedAt", "dueAt", "leftMs", "matchId", "openedAtVersion", "seat", "settled", "promptId", "kind")
      SELECT ${moment}, prompt.due_at, prompt.left_ms, moved."id", ${after.version}, prompt.seat, prompt.settled,
        prompt.id, prompt.kind
      FROM moved, ${rowsOfPrompts(changed, move.clocks.after)}
      ON CONFLICT ("matchId", "promptId") DO UPDATE
        SET "settled" = EXCLUDED."settled", "dueAt" = EXCLUDED."dueAt", "leftMs" = EXCLUDED."leftMs"
    ), seated AS (
      -- One update for both: of two in one statement PostgreSQL would drop one where they meet in a row.
      UPDATE "MatchSeat" AS taken SET
        "standIn" = CASE WHEN sitting.seat IS NULL THEN taken."standIn" ELSE sitting.stand_in END,
        "resigned" = COALESCE(sitting.resigned, taken."resigned"),
        "asksForPause" = COALESCE(sitting.asks_for_pause, taken."asksForPause"),
        "holidayUntil" = CASE WHEN sitting.seat IS NULL THEN taken."holidayUntil" ELSE sitting.holiday_until END,
        "bankMs" = COALESCE(sitting.bank_ms, taken."bankMs"),
        "missedInRow" = COALESCE(sitting.missed_in_row, taken."missedInRow"),
        "missed" = taken."missed" + COALESCE(sitting.missed, 0),
        "rank" = COALESCE(standing.rank, taken."rank"),
        "score" = COALESCE(standing.score, taken."score")
      FROM moved CROSS JOIN (
        ${rowsOfSeats(changedSeats({ ...move, clocks: move.clocks.after }))}
        FULL JOIN ${rowsOfStandings(after.outcome())} ON standing.seat = sitting.seat
      )
      WHERE taken."matchId" = moved."id" AND taken."seat" = COALESCE(sitting.seat, standing.seat)
    ), queued AS (
      SELECT ${ADD_JOB} AS added FROM moved, ${rowsOf(jobsAfter(move))}
    )
    SELECT
      pg_notify('match_changed', ${noticeOf({ matchId, version: after.version, started: !before })})::text,
      (SELECT count(added) FROM queued)::int AS jobs
    FROM moved`;
  if (recorded.length === 0) throw new VersionConflict(`Match ${matchId} has moved on from ${expectedVersion}`);
}

/** A table's owner who resigns leaves it to the next person. */
function ownerAfter({ matchId, events, after }: Move): Prisma.Sql {
  const handedOn = successionOf(tableEventsOf(events), after);
  if (!handedOn) return Prisma.sql`"ownerId"`;
  const userOn = (seat: Seat) =>
    Prisma.sql`(SELECT "userId" FROM "MatchSeat" WHERE "matchId" = ${matchId}::uuid AND "seat" = ${seat})`;
  return Prisma.sql`CASE WHEN "ownerId" = ${userOn(handedOn.from)} THEN ${userOn(handedOn.to)} ELSE "ownerId" END`;
}

type PromptChanges = Readonly<{ changed: readonly Prompt[]; closed: readonly Prompt[] }>;

/** What the table of open prompts has to learn: those asked, settled, unsettled or timed anew, and those not asked any more. */
function promptChanges({ before, after, clocks }: Move): PromptChanges {
  const asked = before?.openPrompts() ?? [];
  const settledBefore = new Map(asked.map(({ id, settled }) => [id, settled]));
  const openAfter = new Set(after.openPrompts().map(({ id }) => id));
  const isRetimed = (id: string) => !isDeepStrictEqual(clocks.before.prompts.get(id), clocks.after.prompts.get(id));
  return {
    changed: after.openPrompts().filter(({ id, settled }) => settledBefore.get(id) !== settled || isRetimed(id)),
    closed: asked.filter(({ id }) => !openAfter.has(id)),
  };
}

function rowsOfPrompts(prompts: readonly Prompt[], clocks: Clocks): Prisma.Sql {
  const ids = prompts.map(({ id }) => id);
  const seats = prompts.map(({ seat }) => seat);
  const kinds = prompts.map(({ kind }) => kind);
  const settled = prompts.map((prompt) => prompt.settled);
  const due = prompts.map(({ id }) => clocks.prompts.get(id)?.dueAt?.toISOString() ?? null);
  const left = prompts.map(({ id }) => clocks.prompts.get(id)?.leftMs ?? null);
  return Prisma.sql`unnest(${ids}::text[], ${seats}::smallint[], ${kinds}::text[], ${settled}::bool[],
    ${due}::timestamptz[], ${left}::int[]) AS prompt (id, seat, kind, settled, due_at, left_ms)`;
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
function jobsAfter(move: Move): readonly Job[] {
  const { matchId, before, after, causedBy } = move;
  const isBots = ({ seat }: Prompt) => after.table.seats[seat]?.pilot.kind === 'bot';
  const prompts = after.openPrompts();
  const known = new Set(before?.openPrompts().map(({ id }) => id));
  const opened = prompts
    .filter((prompt) => !isBots(prompt) && !prompt.settled && !known.has(prompt.id))
    .map(({ id, seat }) => ({ promptId: id, seat }));
  const event = before ? (after.outcome() ? 'finished' : 'moved') : 'started';
  const atTable = [...tableEventsOf(move.events)];
  const jobs: Job[] = [];
  if (prompts.some((prompt) => isBots(prompt) && !prompt.settled)) {
    jobs.push({ name: 'play-bots', payload: { matchId, causedBy }, key: `play-bots ${matchId}` });
  }
  if (event !== 'moved' || atTable.length > 0 || opened.some(({ seat }) => seat !== causedBy)) {
    jobs.push({ name: 'tell-players', payload: { matchId, causedBy, event, opened, atTable, version: after.version } });
  }
  if (event === 'finished') jobs.push({ name: 'note-answer-times', payload: { matchId } });
  return [...jobs, ...timeKeeping(move)];
}

/** A worker may be about to remind somebody at this very moment: its job must not be put off. */
const REMINDED_WITHIN_MS = 60_000;

/** Wakes the worker when the next deadline is to be enforced, without any visitor. */
function timeKeeping({ matchId, before, after, moment, terms, clocks, seats, events }: Move): readonly Job[] {
  const since = new Date(moment.getTime() - REMINDED_WITHIN_MS);
  const wakeUpOf = (match: Match, now: Clocks, ends: readonly Date[]) =>
    nextWakeUp(match, { terms, clocks: now }, { holidayEnds: ends, after: since });
  const wakeUp = wakeUpOf(after, clocks.after, holidayEnds({ seats, events }));
  if (!wakeUp) return [];
  const known = before && wakeUpOf(before, clocks.before, holidayEnds({ seats, events: [] }));
  // What lies ahead has its job already. What is past may have had it, and then another time comes next.
  if (wakeUp > moment && known?.getTime() === wakeUp.getTime()) return [];
  return [{ name: 'keep-time', payload: { matchId }, key: `keep-time ${matchId}`, runAt: wakeUp }];
}
