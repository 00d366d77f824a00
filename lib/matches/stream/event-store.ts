import type { Event } from '@/lib/engine/game-definition';
import { Prisma } from '@/prisma/generated/client';
import type { Actor } from './actor';
import { readActor } from './actor';

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

/** What one command led to. */
export type RecordedMove = readonly [RecordedEvent, ...RecordedEvent[]];

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

/** The events of a stream by the command they follow from, each with at least one. */
export function movesOf(events: readonly RecordedEvent[]): readonly RecordedMove[] {
  const moves: [RecordedEvent, ...RecordedEvent[]][] = [];
  for (const event of events) {
    const last = moves.at(-1);
    if (last?.[0].commandId === event.commandId) last.push(event);
    else moves.push([event]);
  }
  return moves;
}

/** Events as rows behind a version, for the statement that records a move. */
export function rowsOfEvents(events: readonly Event[], expectedVersion: number): Prisma.Sql {
  const versions = events.map((_, index) => expectedVersion + index + 1);
  const types = events.map(({ type }) => type);
  const data = events.map((event) => JSON.stringify(event.data));
  return Prisma.sql`unnest(${versions}::int[], ${types}::text[], ${data}::text[]) AS event (version, type, data)`;
}
