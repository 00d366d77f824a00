import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Game } from '@/lib/engine/game';
import type { Event } from '@/lib/engine/game-definition';
import { rowsOfEvents } from '@/lib/matches/stream/event-store';

/** Writes a whole match into the database, past the lobby. Returns its id. */
export async function storeMatch(game: Game, events: readonly Event[]): Promise<string> {
  const { id: ownerId } = await db.user.create({ data: { name: 'Bench' } });
  const { key, rulesVersion } = game.metadata;
  const { id } = await db.match.create({
    data: {
      ...{ game: key, name: 'Bench', status: 'finished', visibility: 'link', inviteToken: randomUUID() },
      ...{ ownerId, options: {}, seatCount: 4, version: events.length, rulesVersion },
    },
  });
  await db.$executeRaw`
    INSERT INTO "MatchEvent" ("version", "rulesVersion", "matchId", "commandId", "actor", "type", "data")
    SELECT event.version, ${rulesVersion}, ${id}::uuid, ${randomUUID()}::uuid, 't', event.type, event.data::json
    FROM ${rowsOfEvents(events, 0)}`;
  return id;
}
