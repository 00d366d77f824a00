import { randomUUID } from 'node:crypto';
import type { Game, Match } from '@/lib/engine/game';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import type { Queries } from './event-store';

/** So many events may be read on top of a snapshot before the next one is written. */
const EVENTS_BETWEEN = 24;

export type Snapshot = Readonly<{ matchId: string; version: number; build: string; data: unknown }>;

/** Without a stamp nobody can tell one build from the next, so that each process trusts its own snapshots only. */
const OWN_STAMP = randomUUID();

/** Code and rules that made a snapshot. Others do not use it: they cannot know that a state still means the same. */
export function buildOf(game: Game): string {
  return `${game.metadata.key} ${game.metadata.rulesVersion} ${env().NEXT_DEPLOYMENT_ID ?? OWN_STAMP}`;
}

export async function readSnapshots(queries: Queries, matchIds: readonly string[]): Promise<readonly Snapshot[]> {
  if (matchIds.length === 0) return [];
  return queries.matchSnapshot.findMany({ where: { matchId: { in: [...matchIds] } } });
}

/**
 * Writes the state down now and then, after the move is safely stored. A failure costs only time at the next cold
 * load, so the move's answer does not depend on it.
 */
export async function keepSnapshot(queries: Queries, moved: Moved): Promise<void> {
  if (!isDue(moved)) return;
  try {
    await writeSnapshot(queries, moved);
  } catch (error) {
    logger.warn({ err: error, matchId: moved.matchId }, 'A snapshot was not written');
  }
}

type Moved = Readonly<{ matchId: string; game: Game; before: Match | undefined; after: Match }>;

/** True for the move that reaches past a multiple of the distance. */
function isDue({ before, after }: Moved): boolean {
  return Math.floor((before?.version ?? 0) / EVENTS_BETWEEN) !== Math.floor(after.version / EVENTS_BETWEEN);
}

async function writeSnapshot(queries: Queries, { matchId, game, after }: Moved): Promise<void> {
  await queries.$executeRaw`
    INSERT INTO "MatchSnapshot" ("matchId", "version", "build", "data")
    VALUES (${matchId}::uuid, ${after.version}, ${buildOf(game)}, ${JSON.stringify(after.snapshot())}::json)
    ON CONFLICT ("matchId") DO UPDATE
      SET "version" = EXCLUDED."version", "build" = EXCLUDED."build", "data" = EXCLUDED."data"
      WHERE "MatchSnapshot"."version" < EXCLUDED."version" OR "MatchSnapshot"."build" <> EXCLUDED."build"`;
}
