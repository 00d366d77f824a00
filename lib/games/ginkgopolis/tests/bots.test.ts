import { describe, expect, test } from 'vitest';
import { playMatch } from '@/scripts/simulation/play-match';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { simulateMatches } from '@/scripts/simulation/simulate-matches';
import { normal } from '../bots/normal';
import type { Choice } from '../commands';
import { ginkgopolis } from '../index';
import type { GinkgopolisView } from '../view-types';
import { cityWith, seatView, tableView } from './table-view';

const random = seededRandom(1);

function chosenBy(view: GinkgopolisView): Choice {
  const prompt = { id: 'choose-card:1:0', seat: 0, kind: 'choose-card', settled: false };
  const command = normal({ view, prompt, legalCommands: [], random });
  if (command.type !== 'SealChoice') throw new Error(`Not a choice: ${command.type}`);
  return command.data.choice;
}

describe('the bot “normal”', () => {
  test('beats “random” in far more than four of five two-seat matches', () => {
    const table = { game: ginkgopolis, seats: 2, bots: ['normal', 'random'], options: {}, matches: 200, seed: 7 };
    const { wins, finished } = simulateMatches(table);
    expect(finished).toBe(200);
    expect(wins.normal).toBeGreaterThan(180);
  }, 180_000);

  test.each([
    [3, { characters: 'draft', smallChoices: 'sealed' }],
    [5, { characters: 'draft', smallChoices: 'table' }],
  ])('plays a match of %i seats with %o to its end', (seats, options) => {
    const bots = Array.from({ length: seats }, () => 'normal');
    const { match } = playMatch({ game: ginkgopolis, bots, options, random: seededRandom(seats) });
    expect(match.outcome()?.standings).toHaveLength(seats);
  });

  test('answers the same to the same view and chance', () => {
    const played = [1, 2].map(() =>
      playMatch({ game: ginkgopolis, bots: ['normal', 'normal'], options: {}, random: seededRandom(3) }),
    );
    expect(played[0]?.events).toEqual(played[1]?.events);
  });

  test('exploits the tallest building when it has no tiles', () => {
    const tall = { space: '0,0', colour: 'red', number: 7, height: 4, owner: 1, resources: 4, site: false } as const;
    const view = tableView({
      buildings: cityWith(tall),
      seats: [seatView(0, { tiles: [] }, { hand: ['A', 'red-1', 'red-7', 'blue-1'] }), seatView(1, null)],
    });
    expect(chosenBy(view)).toEqual({ card: 'red-7', tile: null, gain: null, tokenTo: null });
  });

  test('takes points before anything else in the last round', () => {
    const view = tableView({
      endTriggers: [{ kind: 'second-exhaustion' }],
      exhaustions: 2,
      tileSupplyCount: 0,
      seats: [
        seatView(0, { tiles: [] }, { hand: ['A', 'red-1', 'yellow-1', 'blue-1'], newHandTokens: 0 }),
        seatView(1, null),
      ],
    });
    expect(chosenBy(view).card).toBe('yellow-1');
  });

  test('says where the letter goes when it urbanizes, and leaves it open where that is asked at the table', () => {
    const rich = { space: '0,1', colour: 'yellow', number: 7, height: 5, owner: 1, resources: 5, site: false } as const;
    const buildings = cityWith(rich);
    const seats = [seatView(0, { tiles: ['yellow-20'] }, { hand: ['B', 'C', 'E', 'F'] }), seatView(1, null)];
    expect(chosenBy(tableView({ buildings, seats }))).toMatchObject({ card: 'B', tile: 'yellow-20', tokenTo: '0,3' });
    const options = { characters: 'starter', smallChoices: 'table' } as const;
    expect(chosenBy(tableView({ buildings, seats, options }))).toMatchObject({ card: 'B', tokenTo: null });
  });
});
