import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Game, Match } from '@/lib/engine/game';
import type { Event, Outcome, Viewer } from '@/lib/engine/game-definition';

/** What everybody saw at one version, as a fingerprint. */
export type Checkpoint = Readonly<{ version: number; views: string }>;

/** A match as it was stored once, and what it meant then: replaying it must mean the same forever. */
export type RecordedMatch = Readonly<{
  outcome: Outcome;
  checkpoints: readonly Checkpoint[];
  events: readonly Event[];
}>;

/** Dense enough to tell where a replay parts from the record. */
const EVENTS_BETWEEN_CHECKPOINTS = 12;

function inOrder(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

function seatCountOf(match: Match): number {
  return match.started.data.participants.length;
}

function viewersOf(match: Match): readonly Viewer[] {
  const seats = Array.from({ length: seatCountOf(match) }, (_, seat): Viewer => ({ role: 'seat', seat }));
  return [{ role: 'hindsight' }, { role: 'spectator' }, ...seats];
}

function fingerprint(match: Match): string {
  const views = viewersOf(match).map((viewer) => match.viewFor(viewer));
  return createHash('sha256').update(JSON.stringify(views, inOrder)).digest('hex').slice(0, 16);
}

/** What a stored match means today. */
export function meaningOf(game: Game, events: readonly Event[]): Omit<RecordedMatch, 'events'> {
  let match = game.replay(events.slice(0, 1));
  const checkpoints: Checkpoint[] = [];
  while (match.version < events.length) {
    match = match.after(events.slice(match.version, match.version + EVENTS_BETWEEN_CHECKPOINTS));
    checkpoints.push({ version: match.version, views: fingerprint(match) });
  }
  const outcome = match.outcome();
  if (!outcome) throw new Error('The match is not finished');
  return { outcome, checkpoints };
}

export function folderOf(game: Game): string {
  return join('lib', 'games', game.metadata.key, 'tests', 'recorded');
}

export function recordedMatchesOf(game: Game): readonly string[] {
  const folder = folderOf(game);
  return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
}

export function readRecordedMatch(game: Game, name: string): RecordedMatch {
  return JSON.parse(readFileSync(join(folderOf(game), name), 'utf8')) as RecordedMatch;
}

/** An event on each line, so that a difference can be read. */
export function writeRecordedMatch(game: Game, name: string, recorded: RecordedMatch): string {
  const path = join(folderOf(game), name);
  const { outcome, checkpoints, events } = recorded;
  const lines = (items: readonly unknown[]) => items.map((item) => `    ${JSON.stringify(item)}`).join(',\n');
  mkdirSync(folderOf(game), { recursive: true });
  writeFileSync(
    path,
    `{\n  "outcome": ${JSON.stringify(outcome)},\n  "checkpoints": [\n${lines(checkpoints)}\n  ],\n  "events": [\n${lines(events)}\n  ]\n}\n`,
  );
  return path;
}
