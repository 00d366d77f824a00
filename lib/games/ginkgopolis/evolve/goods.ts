import type { Seat } from '@/lib/engine/game-definition';
import type { EventData } from '../events';
import type { GinkgopolisState, Resolving, Table } from '../state';
import { inPhase } from '../state';
import type { Goods } from '../view-types';
import { withSeat } from './seats';

/** Tiles are drawn by events of their own. */
function take<T extends Table>(table: T, seat: Seat, gain: Goods, shortOf: number): T {
  return withSeat(table, seat, (before) => ({
    resources: before.resources + gain.resources - shortOf,
    supply: before.supply - gain.resources + shortOf,
    points: before.points + gain.points,
  }));
}

export function exploit(
  state: GinkgopolisState,
  { seat, card, gain, shortOf }: EventData<'Exploited'>,
): GinkgopolisState {
  const resolving = inPhase(state, 'resolving');
  const discarded: Resolving = {
    ...resolving,
    discard: [...resolving.discard, card],
    inPlay: null,
    question: null,
    pending: [],
  };
  return take(discarded, seat, gain, shortOf);
}

export function takeYields(
  state: GinkgopolisState,
  { seat, gain, shortOf }: EventData<'YieldsTaken'>,
): GinkgopolisState {
  return take(state, seat, gain, shortOf);
}

export function takeBonuses(
  state: GinkgopolisState,
  { seat, gain, shortOf }: EventData<'BonusesTaken'>,
): GinkgopolisState {
  return take(state, seat, gain, shortOf);
}

export function drawTiles(state: GinkgopolisState, { seat, tiles }: EventData<'TilesDrawn'>): GinkgopolisState {
  const table = { ...state, tileSupply: state.tileSupply.slice(tiles.length) };
  return withSeat(table, seat, (before) => ({ tiles: [...before.tiles, ...tiles] }));
}
