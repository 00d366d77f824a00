export const COLOURS = ['yellow', 'blue', 'green', 'red', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** Kinds of district; cards of one kind are equal. */
export const DISTRICT_IDS = [
  'manor',
  'castle',
  'palace',
  'temple',
  'church',
  'monastery',
  'cathedral',
  'tavern',
  'market',
  'trading-post',
  'docks',
  'harbor',
  'town-hall',
  'watchtower',
  'prison',
  'battlefield',
  'fortress',
  'haunted-city',
  'keep',
  'laboratory',
  'smithy',
  'observatory',
  'graveyard',
  'school-of-magic',
  'library',
  'university',
  'dragon-gate',
  'great-wall',
] as const;
export type DistrictId = (typeof DISTRICT_IDS)[number];

/** By rank, the order in which they are called. */
export const CHARACTER_IDS = [
  'assassin',
  'thief',
  'magician',
  'king',
  'bishop',
  'merchant',
  'architect',
  'warlord',
] as const;
export type CharacterId = (typeof CHARACTER_IDS)[number];

/** What is said in advance about the Graveyard. */
export const GRAVEYARD_ANSWERS = ['ask', 'always', 'never'] as const;
export type GraveyardAnswer = (typeof GRAVEYARD_ANSWERS)[number];

/** From 1, as printed. */
export function rankOf(character: CharacterId): number {
  return CHARACTER_IDS.indexOf(character) + 1;
}
