import { db } from '@/lib/db';
import type { Viewer } from '@/lib/engine/game-definition';
import { readStream } from './event-store';
import type { LogEntry } from './log-entry';
import { knownLog, rememberLog } from './match-cache';
import { gameOf } from './match-loader';

type Logged = Readonly<{ id: string; game: string }>;

/** The log up to a version, as a viewer may know it. Only what has been added since it was last asked for is read. */
export async function readLog(match: Logged, viewer: Viewer, upTo: number): Promise<readonly LogEntry[]> {
  const key = [match.id, viewer.role, viewer.role === 'seat' ? viewer.seat : ''].join(' ');
  const known = knownLog(key) ?? { version: 0, entries: [] };
  if (upTo < known.version) return known.entries.filter(({ version }) => version <= upTo);
  const added = upTo === known.version ? [] : await readEntries(match, viewer, { after: known.version, upTo });
  const entries = [...known.entries, ...added];
  rememberLog(key, { version: upTo, entries });
  return entries;
}

async function readEntries(
  match: Logged,
  viewer: Viewer,
  part: Readonly<{ after: number; upTo: number }>,
): Promise<readonly LogEntry[]> {
  const game = gameOf(match);
  const events = await readStream(db, { matchId: match.id, ...part });
  return events.flatMap(({ version, recordedAt, type, data }) => {
    const event = game.redact({ type, data }, viewer);
    return event ? [{ version, at: recordedAt, event, line: game.logLine(event) }] : [];
  });
}
