import { describe, expect, it } from 'vitest';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { builtIn, deedsOf, lastResolved, roundsOf, toldOf } from '../board/rounds';
import { logLine } from '../log-line';
import { redactEvent } from '../redact';
import { viewFor } from '../view';
import { randomPlay } from './random-play';

const SPECTATOR = { role: 'spectator' } as const;
const SETUP = { seatCount: 3, options: { characters: 'starter', smallChoices: 'sealed' } } as const;

/** A whole match as the log tells it, and the city before and after each round. */
function playedMatch(seed: number) {
  const log: BoardLogEntry[] = [];
  const cities: string[][] = [];
  for (const { events, after } of randomPlay(SETUP, seed)) {
    for (const event of events) {
      const shown = redactEvent(event, SPECTATOR);
      if (shown) log.push({ step: log.length + 1, at: new Date(0), event: shown, line: logLine(shown) });
    }
    const { round, buildings } = viewFor(after, SPECTATOR);
    cities[round] ??= buildings.map((building) => `${building.space} ${building.height}`);
  }
  return { log, cities };
}

describe('The log cut into rounds', () => {
  const { log, cities } = playedMatch(3);
  const rounds = roundsOf(log);

  it('holds every entry in exactly one round, in order', () => {
    expect(rounds.flatMap(({ entries }) => entries)).toEqual(log);
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index));
  });

  it('tells what each player did in a resolved round, in turn order', () => {
    for (const round of rounds.slice(1)) {
      const deeds = deedsOf(round);
      expect(deeds.map(({ seat }) => seat).sort()).toEqual([0, 1, 2]);
      for (const { entry } of deeds) expect(entry.line).toBeDefined();
    }
  });

  it('knows where something was built', () => {
    for (const round of rounds.slice(1, -1)) {
      const before = cities[round.number] ?? [];
      const changed = (cities[round.number + 1] ?? []).filter((building) => !before.includes(building));
      expect([...builtIn(round)].sort()).toEqual(changed.map((building) => building.split(' ')[0]).sort());
    }
  });

  it('finds the last round that was resolved, also while the next one waits', () => {
    const waiting = log.slice(
      0,
      log.findIndex(({ event }) => event.type === 'RoundBegan' && 'round' in event.data && event.data.round === 3) + 1,
    );
    expect(lastResolved(roundsOf(waiting))?.number).toBe(2);
    expect(lastResolved(roundsOf([]))).toBeUndefined();
  });

  it('says who sealed only while that is news', () => {
    const resolved = rounds[1];
    expect(resolved && toldOf(resolved).some(({ event }) => event.type === 'ChoiceSealed')).toBe(false);
    const sealing = log.slice(0, log.findIndex(({ event }) => event.type === 'ChoiceSealed') + 1);
    const waiting = roundsOf(sealing).at(-1);
    expect(waiting && toldOf(waiting).some(({ event }) => event.type === 'ChoiceSealed')).toBe(true);
  });

  it('leaves out of the account what its player knows to have been missing from the supply', () => {
    const of = (type: string, data: object): BoardLogEntry => {
      return { step: 1, at: new Date(0), event: { type, data: { seat: 0, ...data } }, line: undefined };
    };
    const gain = { resources: 1, tiles: 1, points: 0 };
    const round = (shortOf: number | null) => ({
      number: 1,
      entries: [
        of('CardRevealed', { card: 'K', tile: null }),
        of('Exploited', { card: 'K', gain, shortOf: 0 }),
        of('BonusesTaken', { when: 'exploit', from: [7], gain, shortOf }),
      ],
    });
    expect(deedsOf(round(1)).map((deed) => deed.gain)).toEqual([{ ...gain, resources: 0 }]);
    expect(deedsOf(round(null)).map((deed) => deed.gain)).toEqual([gain]);
  });
});
