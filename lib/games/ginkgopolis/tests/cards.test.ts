import { describe, expect, test } from 'vitest';
import type { CardBonus } from '../cards';
import { BUILDING_IDS, BUILDINGS, CHARACTER_IDS, CHARACTERS, ITEM } from '../cards';
import { LETTERS } from '../components';
import { START_BUILDINGS, START_TOKENS, STARTER_SETS, setUpFor } from '../set-up';
import { bonusesFor, yieldOf } from '../yields';
import facts from './card-facts.json';

/** A bonus in the words of the card facts. */
function asFact(bonus: CardBonus) {
  if (bonus.kind === 'permanent') return { kind: 'permanent', when: bonus.when, condition: null, gain: bonus.gain };
  const { rule } = bonus;
  const atEnd = (condition: object, gain: object) => ({ kind: 'endgame', when: 'end', condition, gain });
  switch (rule.kind) {
    case 'buildings-of-colour':
      return atEnd({ type: 'ownedBuildingsOfColour', colour: rule.colour }, { pointsPer: rule.each });
    case 'buildings-of-height':
      return atEnd({ type: 'ownedBuildingsOfHeight', min: rule.min, max: rule.max }, { pointsPer: rule.each });
    case 'cards-with-bonus':
      return atEnd({ type: 'ownTableauCardsWithBonusOn', action: rule.when }, { pointsPer: rule.each });
    case 'cards-of-colour':
      return atEnd({ type: 'ownTableauCardsOfColour', colour: rule.colour }, { pointsPer: rule.each });
    case 'flat':
      return atEnd({ type: 'flat' }, { points: rule.points });
  }
}

describe('the cards', () => {
  test('are sixty buildings, three colours of twenty numbers', () => {
    expect(BUILDING_IDS).toHaveLength(60);
    expect(new Set(BUILDING_IDS).size).toBe(60);
  });

  test.each(facts.buildings)(
    'building $colour $number has the bonus the card facts name',
    ({ colour, number, bonus }) => {
      const card = Object.values(BUILDINGS).find((one) => one.colour === colour && one.number === number);
      expect(card?.id).toBe(`${colour}-${number}`);
      expect(card && asFact(card.bonus)).toEqual(bonus);
    },
  );

  test.each(facts.characters)('character $id is as the card facts say', (fact) => {
    expect(CHARACTERS[fact.id]).toEqual(fact);
  });

  test('are 27 characters, of which eighteen make six sets of one card in each colour', () => {
    expect(CHARACTER_IDS).toHaveLength(27);
    expect(STARTER_SETS).toHaveLength(6);
    for (const set of STARTER_SETS) {
      expect(set.map((id) => CHARACTERS[id]?.colour).sort()).toEqual(['blue', 'red', 'yellow']);
    }
  });

  test('cannot be changed', () => {
    expect(Object.isFrozen(BUILDINGS)).toBe(true);
    expect(Object.isFrozen(CHARACTERS)).toBe(true);
  });
});

describe('the set-up', () => {
  test.each([2, 3, 4, 5])('takes the numbers of the card facts with %i players', (seatCount) => {
    const fact = facts.setup.find(({ players }) => players === seatCount);
    const { resources, tilesRemoved, cardsTurnedUp } = setUpFor(seatCount);
    expect({ resources, tilesRemoved, cardsTurnedUp }).toEqual({
      resources: fact?.resourcesPerPlayer,
      tilesRemoved: fact?.tilesRemovedUnseen,
      cardsTurnedUp: fact?.cardsDiscardedFromFreshDeck,
    });
  });

  test('lays the twelve letters clockwise round the first nine buildings', () => {
    expect(LETTERS.map((letter) => [letter, START_TOKENS[letter]])).toEqual(
      facts.letters.map(({ letter, startAt }) => [letter, startAt.join(',')]),
    );
  });

  test('starts with the buildings 1 to 3 of each colour', () => {
    const expected = facts.buildings.filter(({ inStartingCity }) => inStartingCity);
    expect(START_BUILDINGS).toEqual(
      expect.arrayContaining(expected.map(({ colour, number }) => `${colour}-${number}`)),
    );
    expect(START_BUILDINGS).toHaveLength(9);
  });

  test('is not for one player or six', () => {
    expect(() => setUpFor(1)).toThrow('not for 1');
    expect(() => setUpFor(6)).toThrow('not for 6');
  });
});

describe('yields and bonuses', () => {
  test('a building yields the item of its colour once for each floor', () => {
    expect(yieldOf({ colour: 'red', height: 3 })).toEqual({ resources: 3, tiles: 0, points: 0 });
    expect(yieldOf({ colour: 'yellow', height: 2 })).toEqual({ resources: 0, tiles: 0, points: 2 });
    expect(yieldOf({ colour: 'blue', height: 1 })).toEqual({ resources: 0, tiles: 1, points: 0 });
    expect(Object.keys(ITEM)).toEqual(['red', 'yellow', 'blue']);
  });

  test('an action pays the bonuses of characters and kept cards with its icon, and no others', () => {
    const urbanizer = 8;
    const exploiter = 14;
    expect(bonusesFor('urbanize', [urbanizer, exploiter], ['blue-8', 'red-1', 'red-20'])).toEqual([
      { card: urbanizer, gain: { resources: 0, tiles: 0, points: 1 } },
      { card: 'blue-8', gain: { resources: 0, tiles: 1, points: 1 } },
    ]);
    expect(bonusesFor('construct', [urbanizer, exploiter], ['blue-8'])).toEqual([]);
  });
});
