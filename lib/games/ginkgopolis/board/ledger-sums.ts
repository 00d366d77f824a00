import type { Seat } from '@/lib/engine/game-definition';
import { addGoods, goods } from '../goods';
import type { DistrictView, Goods, Ledger } from '../view-types';

/** All a choice takes from behind the screen: resources that come back from the player's own floors pay first. */
export function netCost({ pays, gains }: Ledger): Goods {
  const cost = addGoods(...pays.map(({ resources, points }) => goods({ resources, points })));
  const back = addGoods(...gains.filter(({ reason }) => reason === 'own-resources-back').map((gain) => gain.goods));
  return { ...cost, resources: Math.max(0, cost.resources - back.resources) };
}

/** All a choice brings, beside the player's own resources coming back. */
export function gained({ gains }: Ledger): Goods {
  return addGoods(...gains.filter(({ reason }) => reason !== 'own-resources-back').map((gain) => gain.goods));
}

/** Where a seat stands in a district, as a choice of `board.ledger.place`. */
export function placeIn({ first, second }: DistrictView, seat: Seat | undefined): 'first' | 'second' | 'none' {
  if (first === seat) return 'first';
  return second === seat ? 'second' : 'none';
}
