import type { LogValue, Seat } from '@/lib/engine/game-definition';
import type { CharacterId, DistrictId } from './components';

/** Things of the game in words: values of log lines, and what cards say when they are read aloud. */

type MessageValue = Extract<LogValue, { kind: 'message' }>;

export function message(key: string, values: Readonly<Record<string, LogValue>> = {}): MessageValue {
  return { kind: 'message', key, values };
}

export function player(seat: Seat): LogValue {
  return { kind: 'seat', seat };
}

export function districtName(id: DistrictId): MessageValue {
  return message(`districts.${id}.name`);
}

export function characterName(id: CharacterId): MessageValue {
  return message(`characters.${id}.name`);
}

/** Names in a row, or the word for nothing. */
export function inARow(items: readonly LogValue[]): LogValue {
  return items.length > 0 ? { kind: 'list', items } : message('amounts.nothing');
}

export function gold(count: number): LogValue {
  return message('amounts.gold', { count });
}

export function cards(count: number): LogValue {
  return message('amounts.cards', { count });
}

/** The cards by name for those who know them, else their number. */
export function namedOrCounted(known: readonly DistrictId[] | null, count: number): LogValue {
  return known === null ? cards(count) : inARow(known.map(districtName));
}
