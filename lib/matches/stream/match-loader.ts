import type { Game, Match } from '@/lib/engine/game';
import { findGame } from '@/lib/games/registry';
import { logger } from '@/lib/logger';
import type { Queries } from './event-store';
import { readStream } from './event-store';
import { knownHead, knownPast, rememberHead, rememberPast } from './match-cache';
import { buildOf, readSnapshots } from './snapshot';

/** What loading needs to know about a match: its row in the lobby tells. */
export type Loadable = Readonly<{ id: string; game: string; version: number }>;

export function gameOf(match: Readonly<{ game: string }>): Game {
  const game = findGame(match.game);
  if (!game) throw new Error(`This build has no game named ${match.game}`);
  return game;
}

/** The match at its row's version. */
export async function loadMatch(queries: Queries, row: Loadable): Promise<Match> {
  const known = knownHead(row.id);
  if (known?.version === row.version) return known;
  if (known && known.version > row.version) return loadMatchAt(queries, row, row.version);
  const base = known ?? (await resumeFromSnapshot(queries, row));
  const events = await readStream(queries, { matchId: row.id, after: base?.version ?? 0, upTo: row.version });
  const match = base ? base.after(events) : gameOf(row).replay(events);
  if (match.version !== row.version) throw new Error(`The stream of match ${row.id} ends before ${row.version}`);
  return match;
}

/** The match as it was at an earlier version, or at the latest. */
export async function loadMatchAt(queries: Queries, row: Loadable, version: number): Promise<Match> {
  const known = knownPast(row.id, version);
  if (known) return known;
  const match = gameOf(row).replay(await readStream(queries, { matchId: row.id, upTo: version }));
  rememberPast(row.id, match);
  return match;
}

/** `loadMatch` for pages: outside of a transaction all that is read is committed, and may be remembered. */
export async function loadCommitted(queries: Queries, row: Loadable): Promise<Match> {
  const match = await loadMatch(queries, row);
  rememberHead(row.id, match);
  return match;
}

/** Several matches in few queries, for lists. One that cannot be loaded is left out and logged. */
export async function loadCommittedMatches(
  queries: Queries,
  rows: readonly Loadable[],
): Promise<ReadonlyMap<string, Match>> {
  const cold = rows.filter(({ id }) => !knownHead(id));
  for (const [id, match] of await resumeEach(queries, cold)) rememberHead(id, match);
  const loaded = await Promise.all(
    rows.map(async (row) => {
      try {
        return [[row.id, await loadCommitted(queries, row)] as const];
      } catch (error) {
        logger.error({ err: error, matchId: row.id }, 'A match cannot be loaded');
        return [];
      }
    }),
  );
  return new Map(loaded.flat());
}

async function resumeFromSnapshot(queries: Queries, row: Loadable): Promise<Match | undefined> {
  return (await resumeEach(queries, [row])).get(row.id);
}

async function resumeEach(queries: Queries, rows: readonly Loadable[]): Promise<ReadonlyMap<string, Match>> {
  const resumed = new Map<string, Match>();
  const games = new Map(rows.map((row) => [row.id, row] as const));
  for (const snapshot of await readSnapshots(
    queries,
    rows.map(({ id }) => id),
  )) {
    const row = games.get(snapshot.matchId);
    const game = row && findGame(row.game);
    if (!game || snapshot.build !== buildOf(game) || snapshot.version > row.version) continue;
    const match = resumeOrDiscard(game, snapshot);
    if (match) resumed.set(row.id, match);
  }
  return resumed;
}

function resumeOrDiscard(game: Game, snapshot: Readonly<{ matchId: string; data: unknown }>): Match | undefined {
  try {
    return game.resume(snapshot.data, []);
  } catch (error) {
    logger.warn({ err: error, matchId: snapshot.matchId }, 'A snapshot cannot be read; the events will do');
    return undefined;
  }
}
