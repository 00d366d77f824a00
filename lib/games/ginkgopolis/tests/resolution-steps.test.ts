import { describe, expect, it } from 'vitest';
import type { Round } from '@/lib/engine/recap';
import { roundsOf } from '@/lib/engine/recap';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { lastMotion } from '../board/moving-events';
import { resolutionSteps, timed } from '../board/resolution-steps';
import type { GinkgopolisEvent } from '../events';
import { redactEvent } from '../redact';
import { randomPlay } from './random-play';

const [ANN, BOB] = [0, 1];
const goods = (resources: number, tiles = 0, points = 0) => ({ resources, tiles, points });

/** A round as somebody sees it who only watches. */
function roundOf(events: readonly GinkgopolisEvent[], firstStep = 10): Round {
  const entries = events.flatMap((event, index): BoardLogEntry[] => {
    const shown = redactEvent(event, { role: 'spectator' });
    return shown ? [{ step: firstStep + index, at: new Date(0), event: shown, line: undefined }] : [];
  });
  return { number: 3, entries };
}

const ROUND = roundOf([
  { type: 'CardRevealed', data: { seat: BOB, card: 'A', tile: 'red-9' } },
  { type: 'Urbanized', data: { seat: BOB, letter: 'A', tile: 'red-9', space: '0,2' } },
  {
    type: 'TokensMoved',
    data: { seat: BOB, letter: 'A', wish: '0,3', moves: [{ letter: 'A', from: '0,2', to: '0,3' }], replaced: false },
  },
  {
    type: 'YieldsTaken',
    data: { seat: BOB, from: [{ space: '0,1', building: 'red-2', gain: goods(2) }], gain: goods(2), shortOf: 0 },
  },
  { type: 'CardRevealed', data: { seat: ANN, card: 'red-2', tile: 'blue-9' } },
  { type: 'ResourcesReturned', data: { seat: BOB, by: ANN, building: 'red-2', space: '0,1', resources: 2, points: 2 } },
  {
    type: 'FloorBuilt',
    data: { seat: ANN, card: 'red-2', tile: 'blue-9', space: '0,1', height: 3, paid: { resources: 0, points: 0 } },
  },
  { type: 'BonusesTaken', data: { seat: ANN, when: 'construct', from: ['red-3'], gain: goods(0, 1), shortOf: 0 } },
  { type: 'CardKept', data: { seat: ANN, card: 'red-2' } },
]);

describe('How a round resolved', () => {
  it('is shown in turn order: resources return, the tile lands, the letter slides, yields fly, the line is lit', () => {
    expect(resolutionSteps(ROUND, -1)).toEqual([
      { kind: 'land', seat: BOB, space: '0,2', height: 1 },
      { kind: 'slide', moves: [{ letter: 'A', from: '0,2', to: '0,3' }] },
      { kind: 'yield', seat: BOB, space: '0,1', goods: goods(2) },
      { kind: 'tell', seat: BOB },
      { kind: 'return', seat: BOB, space: '0,1', goods: goods(2, 0, 2) },
      { kind: 'land', seat: ANN, space: '0,1', height: 3 },
      { kind: 'gain', seat: ANN, goods: goods(0, 1) },
      { kind: 'tell', seat: ANN },
    ]);
  });

  it('leaves out what was shown before, as when a round waits for an answer in between', () => {
    const shown = ROUND.entries[3]?.step ?? 0;
    expect(resolutionSteps(ROUND, shown).map(({ kind }) => kind)).toEqual(['return', 'land', 'gain', 'tell']);
    expect(resolutionSteps(ROUND, lastMotion(ROUND.entries))).toEqual([]);
    expect(lastMotion([])).toBe(-1);
  });

  it('shows each step after the one before it, and is over before anybody gets tired', () => {
    const crowd = Array.from({ length: 6 }, () => resolutionSteps(ROUND, -1)).flat();
    for (const steps of [resolutionSteps(ROUND, -1), crowd]) {
      const begins = timed(steps).map(({ at }) => at);
      expect(begins).toEqual([...begins].sort((a, b) => a - b));
      expect(begins[0]).toBe(0);
      expect(Math.max(...timed(steps).map(({ at, lasts }) => at + lasts))).toBeLessThan(9_000);
    }
  });

  it('tells of every building and letter of a whole match, once, and never what the viewer may not know', () => {
    const events = [
      ...randomPlay({ seatCount: 4, options: { characters: 'draft', smallChoices: 'table' } }, 5),
    ].flatMap((batch) => batch.events);
    const steps = roundsOf(roundOf(events).entries).flatMap((round) => resolutionSteps(round, -1));
    const count = (type: string) => events.filter((event) => event.type === type).length;
    expect(steps.filter(({ kind }) => kind === 'land')).toHaveLength(count('Urbanized') + count('FloorBuilt'));
    expect(steps.filter(({ kind }) => kind === 'return')).toHaveLength(count('ResourcesReturned'));
    expect(JSON.stringify(steps)).not.toMatch(/hand|shortOf|null/);
  });
});
