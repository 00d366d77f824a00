import { addGoods, goods } from '../goods';
import type { Goods, Ledger } from '../view-types';

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
