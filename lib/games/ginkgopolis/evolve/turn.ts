import type { Buildings, Tokens } from '../city';
import { buildingId } from '../city';
import { partsOf } from '../components';
import type { EventData } from '../events';
import type { GinkgopolisState, Resolving, Table } from '../state';
import { buildingAt, inPhase } from '../state';
import { without, withSeat } from './seats';

function withBuilding<T extends Table>(table: T, changed: Partial<Buildings>): T {
  return { ...table, buildings: { ...table.buildings, ...changed } };
}

/** The first card revealed ends the choosing. */
function resolvingOf(state: GinkgopolisState): Resolving {
  const table = inPhase(state, 'choosing', 'resolving');
  if (table.phase === 'resolving') return table;
  return { ...table, phase: 'resolving', played: [], inPlay: null, pending: [], question: null };
}

export function revealCard(state: GinkgopolisState, { seat, card, tile }: EventData<'CardRevealed'>): GinkgopolisState {
  const resolving = resolvingOf(state);
  const played = [...resolving.played, { seat, card, tile, fellBack: false }];
  return withSeat({ ...resolving, played, inPlay: card }, seat, ({ hand }) => ({ hand: without(hand, [card]) }));
}

export function fallBack(state: GinkgopolisState, { seat }: EventData<'FellBackToExploit'>): GinkgopolisState {
  const resolving = inPhase(state, 'resolving');
  const played = resolving.played.map((card) => (card.seat === seat ? { ...card, fellBack: true } : card));
  return { ...resolving, played };
}

/** One resource and one site on the new tile (rulebook 5 B 1); the card goes to the discard pile. */
export function urbanize(
  state: GinkgopolisState,
  { seat, letter, tile, space }: EventData<'Urbanized'>,
): GinkgopolisState {
  const resolving = inPhase(state, 'resolving');
  const building = { ...partsOf(tile), height: 1, owner: seat, resources: 1, site: true };
  const table: Resolving = { ...resolving, inPlay: null, discard: [...resolving.discard, letter] };
  return withSeat(withBuilding(table, { [space]: building }), seat, ({ resources, tiles }) => ({
    resources: resources - 1,
    tiles: without(tiles, [tile]),
  }));
}

export function moveTokens(state: GinkgopolisState, { moves }: EventData<'TokensMoved'>): GinkgopolisState {
  const moved: Partial<Tokens> = Object.fromEntries(moves.map(({ letter, to }) => [letter, to]));
  const resolving = inPhase(state, 'resolving');
  return { ...resolving, tokens: { ...resolving.tokens, ...moved }, question: null, pending: [] };
}

export function returnResources(
  state: GinkgopolisState,
  { seat, space, resources, points }: EventData<'ResourcesReturned'>,
): GinkgopolisState {
  const emptied = { ...buildingAt(state, space), owner: null, resources: 0 };
  return withSeat(withBuilding(state, { [space]: emptied }), seat, (before) => ({
    resources: before.resources + resources,
    points: before.points + points,
  }));
}

/** As many resources as floors go on the building, and a site (rulebook 5 C 4). */
export function buildFloor(
  state: GinkgopolisState,
  { seat, tile, space, height, paid }: EventData<'FloorBuilt'>,
): GinkgopolisState {
  const covered = buildingId(buildingAt(state, space));
  const building = { ...partsOf(tile), height, owner: seat, resources: height, site: true };
  const table = { ...withBuilding(state, { [space]: building }), coveredTiles: [...state.coveredTiles, covered] };
  return withSeat(table, seat, ({ resources, supply, points, tiles }) => ({
    resources: resources - height - paid.resources,
    supply: supply + paid.resources,
    points: points - paid.points,
    tiles: without(tiles, [tile]),
  }));
}

export function keepCard(state: GinkgopolisState, { seat, card }: EventData<'CardKept'>): GinkgopolisState {
  const resolving: Resolving = { ...inPhase(state, 'resolving'), inPlay: null };
  return withSeat(resolving, seat, ({ tableau }) => ({ tableau: [...tableau, card] }));
}
