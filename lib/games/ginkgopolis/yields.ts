import type { Action } from './cards';
import { buildingCard, characterCard, ITEM } from './cards';
import type { Building } from './city';
import type { Gain } from './commands';
import type { BuildingId, CharacterId } from './components';
import { goods } from './goods';
import type { Goods } from './view-types';

/** One item of the building's colour for each floor, whoever owns it (rulebook: exploit). */
export function yieldOf({ colour, height }: Pick<Building, 'colour' | 'height'>): Goods {
  return goods({ [ITEM[colour]]: height });
}

/** What a lone letter brings (rulebook 5 A). */
export const LETTER_GAINS: Readonly<Record<Gain, Goods>> = {
  resource: goods({ resources: 1 }),
  tile: goods({ tiles: 1 }),
};

export type CardGain = Readonly<{ card: BuildingId | CharacterId; gain: Goods }>;

/** What a player's face-up cards add to an action: characters first, then the tableau as it was built. */
export function bonusesFor(
  when: Action,
  characters: readonly CharacterId[],
  tableau: readonly BuildingId[],
): readonly CardGain[] {
  const ofCharacters = characters
    .map(characterCard)
    .filter(({ bonus }) => bonus.when === when)
    .map(({ id, bonus }): CardGain => ({ card: id, gain: bonus.gain }));
  const ofTableau = tableau.flatMap((card): CardGain[] => {
    const { bonus } = buildingCard(card);
    return bonus.kind === 'permanent' && bonus.when === when ? [{ card, gain: bonus.gain }] : [];
  });
  return [...ofCharacters, ...ofTableau];
}
