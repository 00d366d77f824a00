import type { Action } from '../cards';
import { ACTIONS, buildingCard, characterCard } from '../cards';
import type { BuildingId, CharacterId } from '../components';
import { addGoods } from '../goods';
import type { Goods, SeatView } from '../view-types';
import { bonusesFor } from '../yields';

/** The cards of one player that do something at the same time, and what they bring together. */
export type TableauRow = Readonly<{
  when: Action;
  sum: Goods;
  characters: readonly CharacterId[];
  buildings: readonly BuildingId[];
}>;

type Cards = Pick<SeatView, 'characters' | 'tableau'>;

/** A row for each action, also without a card. */
export function tableauRows({ characters, tableau }: Cards): TableauRow[] {
  return ACTIONS.map((when) => ({
    when,
    sum: addGoods(...bonusesFor(when, characters, tableau).map(({ gain }) => gain)),
    characters: characters.filter((id) => characterCard(id).bonus.when === when),
    buildings: tableau.filter((id) => {
      const { bonus } = buildingCard(id);
      return bonus.kind === 'permanent' && bonus.when === when;
    }),
  }));
}

/** The cards that count at the end of the match. */
export function scoringCards({ tableau }: Pick<Cards, 'tableau'>): BuildingId[] {
  return tableau.filter((id) => buildingCard(id).bonus.kind === 'scoring');
}
