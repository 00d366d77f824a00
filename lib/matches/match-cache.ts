import type { Match } from '@/lib/engine/game';

const HEADS = 300;
const PAST = 60;

/** Keeps the entries used last. A match at a version never changes, so nothing here can be out of date. */
class RecentlyUsed<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly limit: number) {}

  get(key: string): Value | undefined {
    const value = this.entries.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.limit && oldest !== undefined) this.entries.delete(oldest);
  }

  clear(): void {
    this.entries.clear();
  }
}

const heads = new RecentlyUsed<Match>(HEADS);
const past = new RecentlyUsed<Match>(PAST);

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

/** As after a restart of the process. */
export function forgetMatches(): void {
  heads.clear();
  past.clear();
}
