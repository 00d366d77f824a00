import { describe, expect, test } from 'vitest';
import { outcome } from '../outcome';
import { openPrompts } from '../prompts';
import { ANN, at, BOB, building, choice, given, resolved, told } from './given';

const BOB_WAITS = choice('E', { gain: 'resource' });
/** Ann's last resource goes on the tile on B; the neighbour below yields points. */
const LAST_RESOURCE = {
  players: [{ tiles: ['red-9'], resources: 1, supply: 0 }, {}],
  buildings: { '0,1': building('yellow-9') },
} as const;

describe('all resources of a player in the city', () => {
  test('end the match with this round, right after placing', () => {
    const after = resolved(given(LAST_RESOURCE), choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
    expect(told(after, 'EndTriggered')).toEqual([{ trigger: { kind: 'all-resources-in-city', seat: ANN } }]);
    expect(told(after, 'CardRevealed').map(({ seat }) => seat)).toEqual([ANN, BOB]);
    expect(after.state.phase).toBe('finished');
  });

  test('end it also when some come back later in the round', () => {
    const state = given({
      players: [
        { tiles: ['red-9'], resources: 1, supply: 0 },
        { hand: ['blue-15', 'F', 'G', 'H'], tiles: ['blue-16'] },
      ],
      buildings: { '0,1': building('yellow-9'), '0,0': building('blue-15', { owner: ANN }) },
    });
    const after = resolved(
      state,
      choice('B', { tile: 'red-9', tokenTo: '0,3' }),
      choice('blue-15', { tile: 'blue-16' }),
    );
    expect(at(after, ANN).resources).toBe(1);
    expect(after.state.phase).toBe('finished');
  });

  test('do not end it while one is behind the screen or in the supply', () => {
    const [ann, bob] = LAST_RESOURCE.players;
    for (const more of [{ resources: 2 }, { supply: 1 }]) {
      const state = given({ ...LAST_RESOURCE, players: [{ ...ann, ...more }, bob] });
      const after = resolved(state, choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
      expect(after.state.phase).toBe('choosing');
    }
  });
});

describe('after the last round', () => {
  test('hands stay, nobody draws, and the first player stays', () => {
    const after = resolved(given(LAST_RESOURCE), choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
    expect(at(after, ANN).hand).toEqual(['A', 'C', 'D']);
    expect(at(after, BOB).hand).toEqual(['F', 'G', 'H']);
    expect(after.state).toMatchObject({ firstPlayer: ANN, round: 4 });
    expect(told(after, 'HandsPassed')).toEqual([]);
  });

  test('nobody is asked any more, and the scores rank the seats', () => {
    const after = resolved(given(LAST_RESOURCE), choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
    expect(openPrompts(after.state)).toEqual([]);
    // Held points, and two for each New Hand token.
    expect(outcome(after.state)?.standings).toEqual([
      { seat: ANN, rank: 1, score: 6 + 4 },
      { seat: BOB, rank: 2, score: 5 + 4 },
    ]);
  });

  test('equal totals share the rank', () => {
    const [ann, bob] = LAST_RESOURCE.players;
    const state = given({ ...LAST_RESOURCE, players: [{ ...ann, points: 4 }, bob] });
    const after = resolved(state, choice('B', { tile: 'red-9', tokenTo: '0,3' }), BOB_WAITS);
    expect(outcome(after.state)?.standings.map(({ rank }) => rank)).toEqual([1, 1]);
  });
});
