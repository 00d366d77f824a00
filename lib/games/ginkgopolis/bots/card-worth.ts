import type { Seat } from '@/lib/engine/game-definition';
import type { Action, ScoringRule } from '../cards';
import { buildingCard, characterCard } from '../cards';
import type { Building, City } from '../city';
import type { BuildingId, CharacterId } from '../components';
import { scoringPoints } from '../scoring';
import type { Goods, SeatView } from '../view-types';
import type { Outlook } from './outlook';

/** How often a player takes each action, in a round. */
const FREQUENCY: Readonly<Record<Action, number>> = { exploit: 0.25, urbanize: 0.3, construct: 0.45 };
/** What an item of a bonus is worth later on. */
const ITEM_WORTH: Goods = { resources: 0.8, tiles: 0.8, points: 1 };
/** By how much the count of an `=` card grows in a round. */
const GROWTH: Readonly<Record<ScoringRule['kind'], number>> = {
  'buildings-of-colour': 0.2,
  'buildings-of-height': 0.2,
  'cards-with-bonus': 0.12,
  'cards-of-colour': 0.15,
  flat: 0,
};

function itemsWorth({ resources, tiles, points }: Goods): number {
  return resources * ITEM_WORTH.resources + tiles * ITEM_WORTH.tiles + points * ITEM_WORTH.points;
}

function bonusWorth(when: Action, gain: Goods, { roundsLeft }: Outlook): number {
  return itemsWorth(gain) * FREQUENCY[when] * roundsLeft;
}

/** What a character will bring until the end, with what its player starts with. */
export function characterWorth(id: CharacterId, outlook: Outlook): number {
  const { bonus, start } = characterCard(id);
  return itemsWorth(start) + bonusWorth(bonus.when, bonus.gain, outlook);
}

/** What a card that was just kept will bring until the end. */
export function keptCardWorth(card: BuildingId, outlook: Outlook): number {
  const { bonus } = buildingCard(card);
  if (bonus.kind === 'permanent') return bonusWorth(bonus.when, bonus.gain, outlook);
  const each = 'each' in bonus.rule ? bonus.rule.each : 0;
  return each * GROWTH[bonus.rule.kind] * outlook.roundsLeft;
}

/** What all `=` cards of a player would score with this city. */
export function scoringCardsNow(
  { buildings }: City,
  seat: Seat,
  cards: Pick<SeatView, 'characters' | 'tableau'>,
): number {
  const own: readonly Building[] = Object.values(buildings).filter(({ owner }) => owner === seat);
  return cards.tableau.reduce((sum, id) => {
    const { bonus } = buildingCard(id);
    return bonus.kind === 'scoring' ? sum + scoringPoints(bonus.rule, own, cards) : sum;
  }, 0);
}
