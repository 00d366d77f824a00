import type { Goods } from './view-types';

export const NO_GOODS: Goods = { resources: 0, tiles: 0, points: 0 };

export function goods(some: Partial<Goods>): Goods {
  return { ...NO_GOODS, ...some };
}

export function addGoods(...parts: readonly Goods[]): Goods {
  return parts.reduce(
    (sum, { resources, tiles, points }) => ({
      resources: sum.resources + resources,
      tiles: sum.tiles + tiles,
      points: sum.points + points,
    }),
    NO_GOODS,
  );
}
