import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { keyedHash } from '@/lib/keyed-hash';
import type { LimitName } from './limits';
import { LIMITS } from './limits';

export type Spent = Readonly<{ ok: true }> | Readonly<{ ok: false; retryAfterSeconds: number }>;

/**
 * Takes points of a limit, or says when there will be enough again. One statement, so that any number of processes spend
 * from the same points; a refusal writes nothing.
 */
export async function spend(limit: LimitName, key: string, points = 1): Promise<Spent> {
  const { points: size, seconds } = LIMITS[limit];
  const cost = (seconds * points) / (size * env().LIMITS_FACTOR);
  const hash = hashOf(limit, key);
  // A row says when the points will be whole again. Spending moves that on, by at most one window from now.
  const [result] = await db.$queryRaw<readonly Outcome[]>`
    WITH spent AS (
      INSERT INTO "LimitUse" AS used ("limit", "key", "wholeAt")
      VALUES (${limit}, ${hash}, now() + make_interval(secs => ${cost}::float8))
      ON CONFLICT ("limit", "key") DO UPDATE
      SET "wholeAt" = greatest(used."wholeAt", now()) + make_interval(secs => ${cost}::float8)
      WHERE greatest(used."wholeAt", now()) + make_interval(secs => ${cost}::float8)
        <= now() + make_interval(secs => ${seconds}::float8)
      RETURNING true
    )
    SELECT
      EXISTS (SELECT FROM spent) AS ok,
      (SELECT extract(epoch FROM "wholeAt" - now())::float8 FROM "LimitUse"
       WHERE "limit" = ${limit} AND "key" = ${hash}) AS "wholeIn"`;
  if (!result) throw new Error('Spending a limit told nothing');
  if (result.ok) return { ok: true };
  // Without a row in sight another process has just written it: then all there is to spend is gone.
  const wait = (result.wholeIn ?? seconds) + cost - seconds;
  return { ok: false, retryAfterSeconds: Math.max(1, Math.ceil(wait)) };
}

type Outcome = Readonly<{ ok: boolean; wholeIn: number | null }>;

/** Forgets what is whole again. Losing such a row changes nothing. */
export async function sweepLimits(): Promise<void> {
  await db.$executeRaw`DELETE FROM "LimitUse" WHERE "wholeAt" < now()`;
}

/** Keys are addresses as well as accounts, and whoever reads the table should learn of neither. */
function hashOf(limit: LimitName, key: string): string {
  return keyedHash(`limit\n${limit}\n${key}`);
}
