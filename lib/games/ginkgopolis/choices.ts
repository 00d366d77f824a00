import type { City } from './city';
import type { Choice } from './commands';
import type { CardId, TileId } from './components';
import { GAINS, isLetter } from './components';
import { tokenTargets } from './decide/token-target';
import type { GinkgopolisOptions } from './options';

type Own = Readonly<{ hand: readonly CardId[]; tiles: readonly TileId[] }>;
type Table = City & Readonly<{ options: Pick<GinkgopolisOptions, 'smallChoices'> }>;

/** All that may be sealed with these cards and tiles: each card alone and with each tile, in every way. */
export function everyChoice(table: Table, { hand, tiles }: Own): readonly Choice[] {
  return hand.flatMap((card) => [null, ...tiles].flatMap((tile) => choicesWith(table, card, tile)));
}

function choicesWith(table: Table, card: CardId, tile: TileId | null): readonly Choice[] {
  if (!isLetter(card) || table.options.smallChoices === 'table') return [{ card, tile, gain: null, tokenTo: null }];
  const targets = tile ? tokenTargets(table, card) : [null];
  return targets.flatMap((tokenTo) => GAINS.map((gain): Choice => ({ card, tile, gain, tokenTo })));
}

/** Of all subsets a sample: nothing, each tile alone, and more and more of them up to all. */
export function sampledGiveBacks(tiles: readonly TileId[]): readonly (readonly TileId[])[] {
  return [[], ...tiles.map((tile) => [tile]), ...tiles.slice(1).map((_, index) => tiles.slice(0, index + 2))];
}
