import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import { buildingId, neighbours } from '../city';
import { addGoods } from '../goods';
import { resourcesFromSupply } from '../rulings';
import type { Table } from '../state';
import { seatAt } from '../state';
import type { Step, StepOf } from '../steps';
import type { Goods } from '../view-types';
import { bonusesFor, yieldOf } from '../yields';

/** Resources due that the general supply no longer has. */
export function shortfall(table: Table, seat: Seat, { resources }: Goods): number {
  return resources - resourcesFromSupply(resources, seatAt(table, seat).supply);
}

/** Tiles are drawn one by one, since the supply may run out. */
export function drawing(seat: Seat, { tiles }: Goods): readonly Step[] {
  return tiles > 0 ? [{ step: 'draw-tiles', seat, count: tiles }] : [];
}

/** Every building next to the new tile yields, whoever owns it (rulebook 5 B 4). */
export function takeYields(chronicle: Chronicle, { seat, at }: StepOf<'take-yields'>): readonly Step[] {
  const { buildings } = chronicle.state;
  const from = neighbours(at).flatMap((space) => {
    const building = buildings[space];
    return building ? [{ space, building: buildingId(building), gain: yieldOf(building) }] : [];
  });
  if (from.length === 0) return [];
  const gain = addGoods(...from.map((one) => one.gain));
  chronicle.record({
    type: 'YieldsTaken',
    data: { seat, from, gain, shortOf: shortfall(chronicle.state, seat, gain) },
  });
  return drawing(seat, gain);
}

/** Each face-up card of the player that answers to the action. */
export function takeBonuses(chronicle: Chronicle, { seat, when }: StepOf<'take-bonuses'>): readonly Step[] {
  const { characters, tableau } = seatAt(chronicle.state, seat);
  const bonuses = bonusesFor(when, characters, tableau);
  if (bonuses.length === 0) return [];
  const gain = addGoods(...bonuses.map((bonus) => bonus.gain));
  const from = bonuses.map(({ card }) => card);
  const shortOf = shortfall(chronicle.state, seat, gain);
  chronicle.record({ type: 'BonusesTaken', data: { seat, when, from, gain, shortOf } });
  return drawing(seat, gain);
}
