import { db } from '@/lib/db';
import { Prisma } from '@/prisma/generated/client';
import { GRACE_MS } from './clock';

/** Jobs are added with the moves they follow from, and normally none is ever lost. These find the matches of those that are. */

const GRACE = Prisma.sql`make_interval(secs => ${GRACE_MS / 1000})`;

/** No job of that name is under way or waits for the match; one that has failed for good does not count. */
const hasNoJob = (task: 'keep-time' | 'play-bots') => Prisma.sql`NOT EXISTS (
  SELECT FROM graphile_worker.jobs AS job
  WHERE job.key = ${task} || ' ' || "Match"."id" AND job.attempts < job.max_attempts)`;

/** Lets time go on where a deadline or the end of a holiday has passed and nothing was done about it. */
export async function findForgottenDeadlines(): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.add_job(
      'keep-time', json_build_object('matchId', "id"), job_key => 'keep-time ' || "id", run_at => overdue.since)
    FROM (
      SELECT "matchId", min(at) AS since FROM (
        SELECT prompt."matchId", prompt."dueAt" + make_interval(secs => taken."bankMs" / 1000.0) + ${GRACE} AS at
        FROM "OpenPrompt" AS prompt
        JOIN "MatchSeat" AS taken ON taken."matchId" = prompt."matchId" AND taken."seat" = prompt."seat"
        WHERE prompt."dueAt" < now()
        UNION ALL
        SELECT "matchId", "holidayUntil" FROM "MatchSeat" WHERE "holidayUntil" < now()
      ) AS waiting
      WHERE at < now()
      GROUP BY "matchId"
    ) AS overdue
    JOIN "Match" ON "Match"."id" = overdue."matchId"
    WHERE "status" = 'running' AND ${hasNoJob('keep-time')}`;
}

/** Lets bots play that were asked a minute ago, and that no job plays for. */
export async function findForgottenBots(): Promise<void> {
  await db.$executeRaw`
    SELECT graphile_worker.add_job(
      'play-bots', json_build_object('matchId', "id", 'causedBy', null), job_key => 'play-bots ' || "id")
    FROM "Match"
    WHERE "status" = 'running' AND ${hasNoJob('play-bots')} AND EXISTS (
      SELECT FROM "OpenPrompt" AS prompt
      JOIN "MatchSeat" AS taken ON taken."matchId" = prompt."matchId" AND taken."seat" = prompt."seat"
      WHERE prompt."matchId" = "Match"."id" AND NOT prompt."settled"
        AND prompt."openedAt" < now() - interval '1 minute'
        AND (taken."bot" IS NOT NULL OR taken."standIn" IS NOT NULL))`;
}
