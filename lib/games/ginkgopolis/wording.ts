import { assertNever } from '@/lib/engine/decision';
import type { LogValue, Seat } from '@/lib/engine/game-definition';
import type { ScoringRule } from './cards';
import { buildingCard, characterCard } from './cards';
import type { BuildingId, CardId, CharacterId, TileId } from './components';
import { isLetter, partsOf } from './components';
import type { EndTrigger, Goods } from './view-types';

/** Things of the game in words: values of log lines, and what cards say when they are read aloud. */

type MessageValue = Extract<LogValue, { kind: 'message' }>;

export function message(key: string, values: Readonly<Record<string, LogValue>> = {}): MessageValue {
  return { kind: 'message', key, values };
}

export function list(items: readonly LogValue[]): LogValue {
  return { kind: 'list', items };
}

export function player(seat: Seat): LogValue {
  return { kind: 'seat', seat };
}

export function cardName(card: CardId | TileId): LogValue {
  return isLetter(card) ? message('card.letter', { letter: card }) : message('card.building', partsOf(card));
}

export function cardNames(cards: readonly (CardId | TileId)[]): LogValue {
  return list(cards.map(cardName));
}

export function characterName(id: CharacterId): LogValue {
  return message(`character.${characterCard(id).kind}`);
}

/** Only what there is of them, or the word for nothing. */
export function goodsInWords({ resources, tiles, points }: Goods): LogValue {
  const counted = { resources, tiles, points };
  const parts = Object.entries(counted)
    .filter(([, count]) => count > 0)
    .map(([item, count]) => message(`goods.${item}`, { count }));
  return parts.length > 0 ? list(parts) : message('goods.nothing');
}

/** What a building card is worth in a player's tableau, in one sentence. */
export function buildingBonus(card: BuildingId): LogValue {
  const { bonus } = buildingCard(card);
  return bonus.kind === 'permanent' ? permanentBonus(bonus) : scoringBonus(bonus.rule);
}

export function characterBonus(id: CharacterId): LogValue {
  return permanentBonus(characterCard(id).bonus);
}

function permanentBonus({ when, gain }: Readonly<{ when: string; gain: Goods }>): LogValue {
  return message('bonus.permanent', { when, gain: goodsInWords(gain) });
}

function scoringBonus(rule: ScoringRule): LogValue {
  switch (rule.kind) {
    case 'buildings-of-colour':
      return message('bonus.buildings-of-colour', { each: rule.each, colour: rule.colour });
    case 'buildings-of-height':
      return rule.max === null
        ? message('bonus.high-buildings', { each: rule.each, min: rule.min })
        : message('bonus.low-buildings', { each: rule.each, max: rule.max });
    case 'cards-with-bonus':
      return message('bonus.cards-with-bonus', { each: rule.each, when: rule.when });
    case 'cards-of-colour':
      return message('bonus.cards-of-colour', { each: rule.each, colour: rule.colour });
    case 'flat':
      return message('bonus.flat', { points: rule.points });
    default:
      return assertNever(rule);
  }
}

/** Why the match ends after this round. */
export function endReason(trigger: EndTrigger): LogValue {
  switch (trigger.kind) {
    case 'second-exhaustion':
    case 'nothing-given-back':
      return message(`end.${trigger.kind}`);
    case 'all-resources-in-city':
      return message(`end.${trigger.kind}`, { player: player(trigger.seat) });
    default:
      return assertNever(trigger);
  }
}
