import { districtsInOrder } from './chance';
import { deckCards } from './districts';
import { COINS } from './set-up';
import type { CitadelsState } from './state';
import { setUpOf } from './state';

type Check = (state: CitadelsState) => readonly string[];

/** Every card is in one place: the deck, a hand, a city, or in the air between two of them. */
const cards: Check = (state) => {
  const inTheAir = [
    ...(state.phase === 'playing' ? (state.turn.drawn ?? []) : []),
    ...(state.phase === 'graveyard' ? [state.offer.district] : []),
  ];
  const held = state.seats.flatMap(({ hand, city }) => [...hand, ...city.map(({ district }) => district)]);
  const found = districtsInOrder([...state.deck, ...held, ...inTheAir]);
  const all = deckCards({ greatWall: state.options.greatWall === 'with' });
  return JSON.stringify(found) === JSON.stringify(all) ? [] : [`${found.length} cards, and not those of the box`];
};

const gold: Check = ({ seats, bank }) => {
  const debts = seats.flatMap((own, seat) => (own.gold < 0 ? [`seat ${seat} has ${own.gold} gold`] : []));
  if (bank === null) return debts;
  const coins = bank + seats.reduce((sum, own) => sum + own.gold, 0);
  return bank < 0 || coins !== COINS ? [...debts, `${coins} coins, ${bank} of them in the bank`] : debts;
};

const cities: Check = ({ seats }) =>
  seats.flatMap(({ city }, seat) => {
    const names = new Set(city.map(({ district }) => district));
    return names.size < city.length ? [`seat ${seat} has a district twice`] : [];
  });

const characters: Check = (state) => {
  if (state.phase === 'setting-up') return [];
  const offered = state.phase === 'drafting' ? [...state.offered, state.faceDown] : [];
  const placed = [...state.faceUp, ...state.hidden, ...state.roles.flat(), ...new Set(offered)];
  const problems = new Set(placed).size === setUpOf(state).characters.length ? [] : ['a character is missing'];
  return placed.length > new Set(placed).size + (state.phase === 'drafting' ? 1 : 0)
    ? [...problems, 'a character is in two places']
    : problems;
};

/** Nobody answers twice for one rank, and the dead do not answer. */
const calls: Check = (state) => {
  if (!('called' in state)) return [];
  const ranks = new Set(state.called.map(({ character }) => character));
  const twice = ranks.size < state.called.length ? ['a rank was called twice'] : [];
  const dead = state.called.some(({ character, seat }) => character === state.murdered && seat !== null);
  return dead ? [...twice, 'the victim has answered'] : twice;
};

const CHECKS: readonly Check[] = [cards, gold, cities, characters, calls];

/** Every piece is in one place, and what the rules promise holds. */
export function brokenInvariants(state: CitadelsState): readonly string[] {
  return CHECKS.flatMap((check) => check(state));
}
