import { db } from '@/lib/db';
import type { Viewer } from '@/lib/engine/game-definition';
import { readStream } from './event-store';
import type { PlacedEntry } from './log-entry';
import { knownLog, rememberLog } from './match-cache';
import { gameOf } from './match-loader';

type Logged = Readonly<{ id: string; game: string }>;

/** The log up to a version, as a viewer may know it. Only what has been added since it was last asked for is read. */
export async function readLog(match: Logged, viewer: Viewer, upTo: number): Promise<readonly PlacedEntry[]> {
  const key = [match.id, viewer.role, viewer.role === 'seat' ? viewer.seat : ''].join(' ');
  const known = knownLog(key) ?? { version: 0, entries: [] };
  if (upTo < known.version) return known.entries.filter(({ version }) => version <= upTo);
  const added = upTo === known.version ? [] : await readShown(match, viewer, { after: known.version, upTo });
  const entries = [...known.entries, ...added].map((entry, index) => ({ ...entry, step: index + 1 }));
  rememberLog(key, { version: upTo, entries });
  return entries;
}

async function readShown(
  match: Logged,
  viewer: Viewer,
  part: Readonly<{ after: number; upTo: number }>,
): Promise<readonly Omit<PlacedEntry, 'step'>[]> {
  const game = gameOf(match);
  const events = await readStream(db, { matchId: match.id, ...part });
  return events.flatMap(({ version, recordedAt, type, data }) => {
    const event = game.redact({ type, data }, viewer);
    return event ? [{ version, at: recordedAt, event, line: game.logLine(event) }] : [];
  });
}
