import type { Event } from '@/lib/engine/game-definition';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from './actor';
import { readActor, writeActor } from './actor';

/** The database, or one transaction of it. */
export type Queries = Prisma.TransactionClient;

export type RecordedEvent = Event &
  Readonly<{
    /** Its place in the stream, from 1. */
    version: number;
    recordedAt: Date;
    actor: Actor;
    commandId: string;
    rulesVersion: number;
  }>;

/** Someone else appended first. Whoever decided must load again and decide again. */
export class VersionConflict extends Error {
  override readonly name = 'VersionConflict';
}

/** A part of a match's stream, in order. */
export async function readStream(
  queries: Queries,
  part: Readonly<{ matchId: string; after?: number; upTo?: number }>,
): Promise<readonly RecordedEvent[]> {
  const { matchId, after = 0, upTo } = part;
  const rows = await queries.matchEvent.findMany({
    where: { matchId, version: { gt: after, ...(upTo === undefined ? {} : { lte: upTo }) } },
    orderBy: { version: 'asc' },
  });
  return rows.map(({ actor, data, matchId: _, ...row }) => ({ ...row, data: data as object, actor: readActor(actor) }));
}

type Append = Readonly<{
  matchId: string;
  expectedVersion: number;
  events: readonly Event[];
  actor: Actor;
  commandId: string;
  rulesVersion: number;
}>;

/** Adds events behind `expectedVersion`. The primary key keeps two writers from the same place. */
export async function appendEvents(tx: Queries, append: Append): Promise<void> {
  const { matchId, expectedVersion, events, actor, commandId, rulesVersion } = append;
  const versions = events.map((_, index) => expectedVersion + index + 1);
  const types = events.map(({ type }) => type);
  const data = events.map((event) => JSON.stringify(event.data));
  const inserted = await tx.$executeRaw`
    INSERT INTO "MatchEvent"
      ("recordedAt", "version", "rulesVersion", "matchId", "commandId", "actor", "type", "data")
    SELECT statement_timestamp(), version, ${rulesVersion}, ${matchId}::uuid, ${commandId}::uuid,
      ${writeActor(actor)}, type, data::json
    FROM unnest(${versions}::int[], ${types}::text[], ${data}::text[]) AS event (version, type, data)
    ON CONFLICT ("matchId", "version") DO NOTHING`;
  if (inserted !== events.length) throw new VersionConflict(`Match ${matchId} has moved on from ${expectedVersion}`);
}
