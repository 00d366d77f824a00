import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { get } from 'node:http';
import { finished } from 'node:stream/promises';
import { encode } from 'next-auth/jwt';
import { sessionCookie } from '@/lib/auth/options';
import { db } from '@/lib/db';
import type { Game, Match } from '@/lib/engine/game';
import { env } from '@/lib/env';
import { handleCommand } from '@/lib/matches/command-handler';
import { SUMMARY } from '@/lib/matches/reading/match-access';
import { loadCommitted } from '@/lib/matches/stream/match-loader';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { createTable } from '@/lib/matches/tables/table-creation';
import { seededRandom } from '../simulation/seeded-random';
import type { Measurement } from './measure';
import { inTurn, milliseconds } from './measure';

const EVENTS = 500;
const SEATS = 4;
/** With chance alone about one match of Ginkgopolis in twelve is so long. */
const ATTEMPTS = 40;
const TIMES = 20;
/** What the frame of every page costs: who reads, in which language, the texts, and the drawing of nearly nothing. */
const BARE_PAGE = '/offline';

/**
 * The server's time for a long match's table, page and data, asked for one after the other by a player who is signed in. The
 * floor is a bare page in the same frame. On an idle machine it has to stay under 30 ms.
 */
export async function measureTablePage(game: Game, address: string): Promise<Measurement> {
  const { matchId, userId, events } = await longMatch(game);
  const token = await encode({ token: { sub: userId }, secret: env().NEXTAUTH_SECRET });
  const headers = { cookie: `${sessionCookie().name}=${token}` };
  const open = (path: string) => () => readPage(address + path, headers);
  const times = await inTurn(
    () => milliseconds(open(`/matches/${matchId}`), TIMES),
    () => milliseconds(open(BARE_PAGE), TIMES),
  );
  const details = `${events} events, ${SEATS} seats; has to stay under 30 ms on an idle machine`;
  return { name: 'Table page, over HTTP', against: 'a bare page', unit: 'ms', details, ...times };
}

/** Like a browser asks, but nothing is unpacked: that is not the server's work. */
async function readPage(url: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const request = get(url, { headers: { ...headers, 'accept-encoding': 'gzip' } });
  const [response]: IncomingMessage[] = await once(request, 'response');
  if (response?.statusCode !== 200) throw new Error(`${url}: ${response?.statusCode}`);
  await finished(response.resume());
}

/** A running match that people have played with random choices until it is this long; those that ended before are left. */
async function longMatch(game: Game) {
  const names = Array.from({ length: SEATS }, (_, seat) => `Bench ${seat}`);
  const users = await Promise.all(names.map((name) => db.user.create({ data: { name } })));
  const userIds = users.map(({ id }) => id);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const matchId = await newMatch(game, userIds);
    const match = await playOn(matchId, userIds);
    if (!match.outcome()) return { matchId, userId: userIds[0] ?? '', events: match.version };
  }
  throw new Error(`No match of ${game.metadata.key} came to ${EVENTS} events. Run it again: chance decides.`);
}

async function newMatch(game: Game, [userId = '', ...others]: readonly string[]): Promise<string> {
  const table = { userId, game: game.metadata.key, name: 'Bench', seatCount: SEATS, options: {} };
  const created = await createTable({ ...table, visibility: 'public', startsWhenFull: false });
  if (!created.ok) throw new Error(created.reason);
  const { matchId } = created;
  for (const other of others) await takeSeat({ matchId, userId: other });
  await startMatch({ matchId, userId });
  return matchId;
}

async function playOn(matchId: string, userIds: readonly string[]): Promise<Match> {
  const random = seededRandom(1);
  let match = await matchNow(matchId);
  while (match.version < EVENTS && !match.outcome()) {
    const prompt = match.openPrompts().find(({ settled }) => !settled);
    if (!prompt) throw new Error('A running match waits for nobody');
    const command = match.botCommand('random', prompt, random);
    const userId = userIds[prompt.seat] ?? '';
    const result = await handleCommand({ matchId, userId, promptId: prompt.id, commandId: randomUUID(), command });
    if (result.outcome === 'rejected') throw new Error(result.reason);
    match = await matchNow(matchId);
  }
  return match;
}

async function matchNow(matchId: string): Promise<Match> {
  const row = await db.match.findUniqueOrThrow({ where: { id: matchId }, ...SUMMARY });
  return loadCommitted(db, row);
}
