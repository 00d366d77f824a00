import type { RandomSource } from '@/lib/engine/random';
import type { CharacterId } from '../components';
import { INCOME_COLOURS } from '../decide/turn-rules';
import { DISTRICTS } from '../districts';
import type { Position } from './position';
import { countOf, rivals } from './position';

/** About the gold that each brings in a round, apart from districts. */
const BASE: Readonly<Record<CharacterId, number>> = {
  assassin: 1.2,
  thief: 1.6,
  magician: 1.1,
  king: 1.7,
  bishop: 1.3,
  merchant: 2.1,
  architect: 2.2,
  warlord: 1.4,
};

/** What a character is worth to the own seat in this round. */
export function characterWorth(position: Position, character: CharacterId): number {
  const { mine } = position;
  const colour = INCOME_COLOURS[character];
  return BASE[character] + (colour ? countOf(mine, colour) : 0) + byCharacter(position, character);
}

function byCharacter(position: Position, character: CharacterId): number {
  const { mine, wanted, view } = position;
  const [leader = 0] = rivals(position);
  const theirs = view.seats[leader];
  switch (character) {
    case 'architect': {
      const affordable = wanted.filter((card) => DISTRICTS[card].cost <= mine.gold + 2).length;
      return (mine.gold >= 4 ? 0.8 : 0) + (affordable >= 2 ? 1.2 : 0) + (wanted.length === 0 ? 0.6 : 0);
    }
    case 'magician': {
      const most = Math.max(...view.seats.map(({ handSize }, seat) => (seat === position.seat ? 0 : handSize)));
      return Math.min(3, 0.6 * Math.max(0, most - wanted.length));
    }
    case 'bishop':
      return mine.city.length >= view.citySize - 3 ? 1.2 : 0;
    case 'assassin':
    case 'warlord':
      return theirs && theirs.city.length >= view.citySize - 2 ? 1 : 0;
    case 'thief':
      return Math.min(2, Math.max(...view.seats.map(({ gold }, seat) => (seat === position.seat ? 0 : gold))) / 4);
    default:
      return 0;
  }
}

/** Whom it hurts most to miss a turn, with a doubt so that nobody can count on it. */
export function victimWorth(position: Position, character: CharacterId, chance: RandomSource): number {
  const [leader = 0] = rivals(position);
  const colour = INCOME_COLOURS[character];
  const theirs = position.view.seats[leader];
  const income = colour && theirs ? countOf(theirs, colour) : 0;
  return BASE[character] + 0.7 * income + doubt(chance);
}

const GOLDEN: Readonly<Partial<Record<CharacterId, number>>> = { merchant: 2, architect: 1.8, king: 1.5, bishop: 1.2 };

export function robberyWorth(character: CharacterId, chance: RandomSource): number {
  return (GOLDEN[character] ?? 1) + doubt(chance);
}

const doubt = (chance: RandomSource) => chance.integer(0, 200) / 100;
