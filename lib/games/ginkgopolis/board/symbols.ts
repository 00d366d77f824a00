import type { IconName } from '@/lib/ui/icon-shapes';
import type { Colour } from '../components';
import type { Goods } from '../view-types';

/** What the buildings of a colour yield, as a symbol. */
export const SYMBOLS = { red: 'resource', yellow: 'point', blue: 'tile' } as const satisfies Record<Colour, IconName>;

/** The kinds of goods in the order they are always shown. */
export const GOODS = ['resources', 'tiles', 'points'] as const satisfies readonly (keyof Goods)[];

export const GOODS_SYMBOLS = { resources: 'resource', tiles: 'tile', points: 'point' } as const satisfies Record<
  keyof Goods,
  IconName
>;

/** The building colour each kind of goods shares its tint with. */
export const GOODS_COLOURS = { resources: 'red', tiles: 'blue', points: 'yellow' } as const satisfies Record<
  keyof Goods,
  Colour
>;
