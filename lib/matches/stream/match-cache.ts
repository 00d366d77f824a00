import type { Match } from '@/lib/engine/game';
import type { PlacedEntry } from './log-entry';
import { RecentlyUsed } from './recently-used';

/** What was once true of a match at a version stays true: nothing kept here can be out of date, only short. */
const HEADS = 300;
const PAST = 60;
const LOGS = 100;

const heads = new RecentlyUsed<Match>(HEADS);
const past = new RecentlyUsed<Match>(PAST);
const logs = new RecentlyUsed<KnownLog>(LOGS);

/** One viewer's log up to a version. */
export type KnownLog = Readonly<{ version: number; entries: readonly PlacedEntry[] }>;

/** The newest version of a match this process has seen committed. */
export function knownHead(matchId: string): Match | undefined {
  return heads.get(matchId);
}

export function rememberHead(matchId: string, match: Match): void {
  const known = heads.get(matchId);
  if (!known || known.version < match.version) heads.set(matchId, match);
}

export function knownPast(matchId: string, version: number): Match | undefined {
  return past.get(`${matchId}:${version}`);
}

export function rememberPast(matchId: string, match: Match): void {
  past.set(`${matchId}:${match.version}`, match);
}

export function knownLog(key: string): KnownLog | undefined {
  return logs.get(key);
}

export function rememberLog(key: string, log: KnownLog): void {
  logs.set(key, log);
}

/** As after a restart of the process. */
export function forgetMatches(): void {
  heads.clear();
  past.clear();
  logs.clear();
}
