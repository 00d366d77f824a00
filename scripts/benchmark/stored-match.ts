import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { Game } from '@/lib/engine/game';
import type { Event } from '@/lib/engine/game-definition';
import { appendEvents } from '@/lib/matches/event-store';

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
  const actor = { kind: 'table' } as const;
  await appendEvents(db, { matchId: id, expectedVersion: 0, events, actor, commandId: randomUUID(), rulesVersion });
  return id;
}
