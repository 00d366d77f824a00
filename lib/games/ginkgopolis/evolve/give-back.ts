import type { EventData } from '../events';
import type { GinkgopolisState, Resolving } from '../state';
import { inPhase } from '../state';
import { entryOf, withEverySeat, without } from './seats';

export function exhaustTileSupply(
  state: GinkgopolisState,
  { exhaustions }: EventData<'TileSupplyExhausted'>,
): GinkgopolisState {
  return { ...state, exhaustions };
}

export function sealGiveBack(state: GinkgopolisState, { seat, tiles }: EventData<'GiveBackSealed'>): GinkgopolisState {
  const givingBack = inPhase(state, 'giving-back');
  return { ...givingBack, giveBacks: givingBack.giveBacks.with(seat, tiles) };
}

/** A point for each tile given back (rulebook 7). */
export function collectGiveBacks(
  state: GinkgopolisState,
  { givenBack }: EventData<'TilesGivenBack'>,
): GinkgopolisState {
  const { giveBacks: _, ...table } = inPhase(state, 'giving-back');
  const resolving: Resolving = { ...table, phase: 'resolving', question: null, pending: [] };
  return withEverySeat(resolving, ({ tiles, points }, seat) => {
    const given = entryOf(givenBack, seat);
    return { tiles: without(tiles, given), points: points + given.length };
  });
}

export function renewTileSupply(state: GinkgopolisState, { tiles }: EventData<'TileSupplyRenewed'>): GinkgopolisState {
  return { ...state, tileSupply: tiles };
}
