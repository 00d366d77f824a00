import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Building, Buildings, City, Tokens } from '../city';
import { neighbours, space } from '../city';
import type { Push, TokenTarget } from '../commands';
import type { Letter, Space } from '../components';
import { LETTERS, PUSHES } from '../components';
import { freeNeighbours, lettersInOrder, settleToken } from '../letter-ring';
import { outline } from '../outline';
import { START_SPACES, START_TOKENS } from '../set-up';
import type { GoldenMatch } from './golden-match';
import { GOLDEN_MATCHES, goldenCity, goldenMatch, goldenTarget, goldenTile } from './golden-match';

const tile: Building = { colour: 'red', number: 4, height: 1, owner: 0, resources: 1, site: true };

const firstCity: City = {
  buildings: Object.fromEntries(START_SPACES.map((at) => [at, tile])),
  tokens: START_TOKENS,
};

function withTile(city: City, at: Space): City {
  return { ...city, buildings: { ...city.buildings, [at]: tile } };
}

function withTokens(city: City, moves: Partial<Record<Letter, Space>>): City {
  return { ...city, tokens: { ...city.tokens, ...moves } };
}

function urbanize(city: City, letter: Letter, wish: TokenTarget): City {
  const at = city.tokens[letter];
  const grown = withTile(city, at);
  return withTokens(grown, settleToken({ city: grown, letter, at, wish }).moves);
}

/** A plan, north up: `#` is a building, a letter its token. */
function marksOf(rows: readonly string[]) {
  return rows.flatMap((row, south) => [...row].map((mark, east) => ({ mark, at: space(east, -south) })));
}

function buildingsOf(...rows: readonly string[]): Buildings {
  const built = marksOf(rows).filter(({ mark }) => mark === '#');
  return Object.fromEntries(built.map(({ at }) => [at, tile]));
}

function cityOf(...rows: readonly string[]): City {
  const lettered = marksOf(rows).filter(({ mark }) => LETTERS.some((letter) => letter === mark));
  const tokens = Object.fromEntries(lettered.map(({ mark, at }) => [mark, at])) as Tokens;
  return { buildings: buildingsOf(...rows), tokens };
}

describe('the outline of the city', () => {
  test('is walked clockwise from space to space, corners left out', () => {
    const walk = outline(firstCity.buildings).map((stop) => stop.space);
    expect(walk).toHaveLength(12);
    expect(lettersInOrder(firstCity)).toBe(true);
    expect(lettersInOrder(withTokens(firstCity, { A: START_TOKENS.B, B: START_TOKENS.A }))).toBe(false);
  });

  test('comes twice to a space in a corridor one wide, and never into an enclosed hole', () => {
    const corridor = buildingsOf('####', '#...', '####');
    expect(outline(corridor).filter((stop) => stop.space === '2,-1')).toHaveLength(2);
    const hole = buildingsOf('####', '#..#', '####');
    expect(outline(hole).map((stop) => stop.space)).not.toContain('2,-1');
  });

  test('goes into a hole that touches the outside across a corner', () => {
    const gap = buildingsOf('.###', '#.##', '##.#', '####');
    expect(outline(gap).map((stop) => stop.space)).toEqual(expect.arrayContaining(['1,-1', '2,-2']));
  });
});

describe('the letter of a new tile', () => {
  test('may go to the neighbours that hold neither a building nor a letter', () => {
    const grown = withTile(firstCity, START_TOKENS.B);
    expect(freeNeighbours(grown, START_TOKENS.B)).toEqual(['0,3']);
    expect(freeNeighbours(withTile(firstCity, START_TOKENS.A), START_TOKENS.A)).toEqual(['-1,3', '-2,2']);
  });

  test('goes to the space its player wished', () => {
    const grown = withTile(firstCity, START_TOKENS.A);
    expect(settleToken({ city: grown, letter: 'A', at: START_TOKENS.A, wish: '-2,2' })).toEqual({
      moves: { A: '-2,2' },
      kept: true,
    });
  });

  test('takes the next free neighbour clockwise when the wished one was lost', () => {
    const afterL = urbanize(firstCity, 'L', '-2,2');
    const grown = withTile(afterL, START_TOKENS.A);
    expect(settleToken({ city: grown, letter: 'A', at: START_TOKENS.A, wish: '-2,2' })).toEqual({
      moves: { A: '-1,3' },
      kept: false,
    });
  });

  test('takes the first free neighbour from north when the wish is no neighbour any more', () => {
    const grown = withTile(firstCity, START_TOKENS.A);
    const settled = settleToken({ city: grown, letter: 'A', at: START_TOKENS.A, wish: '2,2' });
    expect(settled).toEqual({ moves: { A: '-1,3' }, kept: false });
  });

  test('takes the first free neighbour from north when its player expected a push', () => {
    const grown = withTile(firstCity, START_TOKENS.A);
    const settled = settleToken({ city: grown, letter: 'A', at: START_TOKENS.A, wish: 'counterclockwise' });
    expect(settled).toEqual({ moves: { A: '-1,3' }, kept: false });
  });
});

describe('a push', () => {
  function pushed(city: City, letter: Letter, wish: TokenTarget) {
    const at = city.tokens[letter];
    return settleToken({ city: withTile(city, at), letter, at, wish });
  }

  const crowded = cityOf('.#A..', 'L#BC.', 'K###D', 'J###.', 'I###E', '.HGF.');
  const hole = cityOf('.ABCD.', '.####E', 'L#F##.', 'K####.', '.JIHG.');

  test('clockwise takes the spaces of the letters that follow, until a free space takes the last', () => {
    expect(pushed(crowded, 'B', 'clockwise')).toEqual({ moves: { B: '3,-1', C: '4,-2', D: '4,-3' }, kept: true });
  });

  test('counter-clockwise takes the spaces of the letters that come before', () => {
    expect(pushed(crowded, 'B', 'counterclockwise')).toEqual({ moves: { B: '2,0', A: '1,1' }, kept: true });
  });

  test('goes clockwise when its player wished for a space that is lost', () => {
    expect(pushed(crowded, 'B', '2,0').moves).toEqual(pushed(crowded, 'B', 'clockwise').moves);
    expect(pushed(crowded, 'B', '2,0').kept).toBe(false);
  });

  test('out of an enclosed hole goes behind the letter before, or before the letter behind', () => {
    expect(pushed(hole, 'F', 'clockwise').moves).toEqual({ F: '5,-2' });
    expect(pushed(hole, 'F', 'counterclockwise').moves).toEqual({ F: '5,-3' });
  });

  test.each(PUSHES)('keeps the letters in order going %s', (direction) => {
    for (const [city, letter] of [
      [crowded, 'B'],
      [hole, 'F'],
    ] as const) {
      const grown = withTile(city, city.tokens[letter]);
      expect(lettersInOrder(withTokens(grown, pushed(city, letter, direction).moves))).toBe(true);
    }
  });
});

/** Letters and their wishes in the order in which a golden round resolved them, with the tile that was laid. */
function urbanized({ transcript, expected }: GoldenMatch, round: number) {
  const first = expected.states[round]?.first_player ?? 0;
  const order = Array.from({ length: transcript.seats }, (_, steps) => (first + steps) % transcript.seats);
  return order.flatMap((seat) => {
    const choice = transcript.rounds[round]?.choices[seat];
    return choice?.tile
      ? [{ card: choice.card, tile: goldenTile(choice.tile), wish: goldenTarget(choice.token_to) }]
      : [];
  });
}

describe.each(GOLDEN_MATCHES)('%s', (name) => {
  test('moves every letter as the reference implementation does, in every round', () => {
    const match = goldenMatch(name);
    let city = goldenCity(match.expected.states[0] ?? { city: {}, tokens: START_TOKENS as never });
    for (const [round, state] of match.expected.states.slice(1).entries()) {
      const after = goldenCity(state);
      for (const { card, tile: laid, wish } of urbanized(match, round)) {
        if (typeof card !== 'string') continue;
        const at = city.tokens[card];
        const built = after.buildings[at];
        if (!built || `${built.colour}-${built.number}` !== laid) continue;
        city = withTile(city, at);
        city = withTokens(city, settleToken({ city, letter: card, at, wish }).moves);
      }
      expect(city.tokens, `round ${round + 1}`).toEqual(after.tokens);
      expect(lettersInOrder(after)).toBe(true);
      city = after;
    }
  });
});

describe('over thousands of random tiles', () => {
  const step = fc.record({ letter: fc.constantFrom(...LETTERS), pick: fc.nat(3), push: fc.constantFrom(...PUSHES) });

  function grow(city: City, { letter, pick, push }: { letter: Letter; pick: number; push: Push }): City {
    const at = city.tokens[letter];
    const free = freeNeighbours(withTile(city, at), at);
    return urbanize(city, letter, free[pick % Math.max(1, free.length)] ?? push);
  }

  test('the letters keep their order, each alone on a free space beside the city', () => {
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 50 }), (steps) => {
        let city = firstCity;
        for (const one of steps) {
          city = grow(city, one);
          expect(lettersInOrder(city)).toBe(true);
          const places = Object.values(city.tokens);
          expect(new Set(places).size).toBe(LETTERS.length);
          for (const at of places) {
            expect(city.buildings[at]).toBeUndefined();
            expect(neighbours(at).some((beside) => city.buildings[beside])).toBe(true);
          }
        }
      }),
      { numRuns: 500 },
    );
  });
});
