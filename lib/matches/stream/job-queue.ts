import { z } from 'zod';
import { tableEventSchema } from '@/lib/engine/table-events';
import { Prisma } from '@/prisma/generated/client';
import type { Queries } from './event-store';

const seat = z.number().int().min(0);

/** What the worker can be asked to do, each with what it needs to know. */
export const JOBS = {
  /** Every bot of the match answers its open prompts. `causedBy` is the seat whose move they react to. */
  'play-bots': z.object({ matchId: z.uuid(), causedBy: seat.nullable() }),
  /** A move opened prompts or ended the match: note who is to be told. */
  'tell-players': z.object({
    matchId: z.uuid(),
    causedBy: seat.nullable(),
    event: z.enum(['started', 'moved', 'finished']),
    opened: z.array(z.object({ promptId: z.string(), seat })),
    /** What happened beside the game. */
    atTable: z.array(tableEventSchema).default([]),
    version: z.number().int().default(0),
  }),
  /** The next deadline of a match, the end of a holiday, or the time to remind somebody has come. */
  'keep-time': z.object({ matchId: z.uuid() }),
  /** A match is over: note how long its people took to answer. */
  'note-answer-times': z.object({ matchId: z.uuid() }),
  /** Somebody was invited: tell them. */
  'tell-invited': z.object({ invitationId: z.uuid() }),
  /** To an address without an account. */
  'send-invitation': z.object({ invitationId: z.uuid() }),
  /** So much of the time for these questions is over that those who are asked should hear of it. */
  'remind-players': z.object({ matchId: z.uuid(), asked: z.array(z.object({ promptId: z.string(), seat })) }),
  'send-notice': z.object({ noticeId: z.uuid() }),
  /** A chat message names people: note who is to be told. */
  'tell-mentioned': z.object({ messageId: z.uuid() }),
  /** Reports wait that no moderator was told of. */
  'tell-moderators': z.object({}),
  'send-moderation-mail': z.object({ email: z.string(), count: z.number().int().min(1) }),
  'send-sign-in-mail': z.object({
    email: z.string(),
    link: z.string(),
    code: z.string(),
    locale: z.string(),
    purpose: z.enum(['sign-in', 'change-address']).default('sign-in'),
  }),
  'send-address-changed': z.object({ email: z.string(), newAddress: z.string(), locale: z.string() }),
  /** These come by the clock: see lib/jobs/runner.ts. */
  'find-forgotten-deadlines': z.object({}),
  'find-forgotten-bots': z.object({}),
  'forget-practice': z.object({}),
  'sweep-limits': z.object({}),
} as const;

export type JobName = keyof typeof JOBS;
export type JobPayload<Name extends JobName> = z.infer<(typeof JOBS)[Name]>;

export type Job = {
  [Name in JobName]: Readonly<{
    name: Name;
    payload: JobPayload<Name>;
    /** A waiting job with the same key is replaced. */
    key?: string;
    delaySeconds?: number;
    /** Not before then. */
    runAt?: Date | undefined;
    maxAttempts?: number;
  }>;
}[JobName];

/** Leaves jobs to the worker. Within a transaction they exist exactly if it commits. */
export async function addJobs(queries: Queries, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 0) await queries.$executeRaw`SELECT ${ADD_JOB} FROM ${rowsOf(jobs)}`;
}

/** Adds one row of `rowsOf`. */
export const ADD_JOB = Prisma.sql`graphile_worker.add_job(
  identifier => name, payload => payload::json, job_key => key, max_attempts => attempts,
  run_at => COALESCE(at, now() + make_interval(secs => delay)))`;

/** Jobs as a table, for statements that add them together with what they follow from. */
export function rowsOf(jobs: readonly Job[]): Prisma.Sql {
  const names = jobs.map(({ name }) => name);
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload));
  const keys = jobs.map(({ key }) => key ?? null);
  const attempts = jobs.map(({ maxAttempts }) => maxAttempts ?? null);
  const delays = jobs.map(({ delaySeconds }) => delaySeconds ?? 0);
  const times = jobs.map(({ runAt }) => runAt?.toISOString() ?? null);
  return Prisma.sql`
    unnest(${names}::text[], ${payloads}::text[], ${keys}::text[], ${attempts}::int[], ${delays}::float8[],
      ${times}::timestamptz[]) AS job (name, payload, key, attempts, delay, at)`;
}
