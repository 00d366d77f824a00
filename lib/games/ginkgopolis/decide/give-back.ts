import type { Decision, Rejected, Seat } from '@/lib/engine/game-definition';
import { shuffleCards } from '../chance';
import type { Chronicle } from '../chronicle';
import type { TileId } from '../components';
import type { GinkgopolisEvent } from '../events';
import type { Refusal } from '../refusals';
import { refuse } from '../refusals';
import { NOTHING_GIVEN_BACK_ENDS } from '../rulings';
import type { GivingBack } from '../state';
import { inPhase, seatAt } from '../state';
import { carryOn } from './resolve';

/** The tile that lies face down with a card still to be revealed: it is not behind the screen (rulebook 7). */
function sealedTile({ choices, played }: GivingBack, seat: Seat): TileId | null {
  const revealed = played.some((card) => card.seat === seat);
  return revealed ? null : (choices[seat]?.tile ?? null);
}

export function tilesToGiveBack(state: GivingBack, seat: Seat): readonly TileId[] {
  const sealed = sealedTile(state, seat);
  return seatAt(state, seat).tiles.filter((tile) => tile !== sealed);
}

/** Names tiles to give back, in secret; it may be changed until everybody has answered (rulebook 7). */
export function giveBackTiles(chronicle: Chronicle, seat: Seat, tiles: readonly TileId[]): Decision<GinkgopolisEvent> {
  const { state } = chronicle;
  if (state.phase !== 'giving-back') return refuse('not-asked');
  const refusal = giveBackRefusal(state, seat, tiles);
  if (refusal) return refusal;
  const again = state.giveBacks[seat] !== null;
  chronicle.record({ type: 'GiveBackSealed', data: { seat, tiles: [...tiles], again } });
  renewWhenAllAnswered(chronicle);
  return chronicle.accepted();
}

function giveBackRefusal(state: GivingBack, seat: Seat, tiles: readonly TileId[]): Rejected<Refusal> | undefined {
  if (new Set(tiles).size < tiles.length) return refuse('tile-named-twice');
  const own = tilesToGiveBack(state, seat);
  const foreign = tiles.find((tile) => !own.includes(tile));
  if (!foreign) return undefined;
  return refuse(foreign === sealedTile(state, seat) ? 'tile-sealed-with-card' : 'tile-not-behind-screen', {
    tile: foreign,
  });
}

function renewWhenAllAnswered(chronicle: Chronicle): void {
  const { giveBacks, pending, seats } = inPhase(chronicle.state, 'giving-back');
  const givenBack = giveBacks.filter((tiles) => tiles !== null);
  if (givenBack.length < seats.length) return;
  chronicle.record({ type: 'TilesGivenBack', data: { givenBack } });
  renewTileSupply(chronicle, givenBack.flat());
  carryOn(chronicle, pending);
}

function renewTileSupply(chronicle: Chronicle, tiles: readonly TileId[]): void {
  if (tiles.length > 0) {
    chronicle.record({ type: 'TileSupplyRenewed', data: { tiles: shuffleCards(tiles, chronicle.random) } });
    return;
  }
  if (!NOTHING_GIVEN_BACK_ENDS) return;
  chronicle.record({ type: 'TileSupplyExhausted', data: { exhaustions: chronicle.state.exhaustions + 1 } });
  chronicle.record({ type: 'EndTriggered', data: { trigger: { kind: 'nothing-given-back' } } });
}
