import type { Chronicle } from '../chronicle';
import type { Performed, Step, StepOf } from '../steps';

/**
 * Draws from the supply. The last tile interrupts everything, in the middle of an action too: the first time all may
 * give tiles back and the draw goes on afterwards, the second time the match ends (rulebook 7).
 */
export function drawTiles(chronicle: Chronicle, step: StepOf<'draw-tiles'>, rest: readonly Step[]): Performed {
  const { seat, count } = step;
  const tiles = chronicle.state.tileSupply.slice(0, count);
  if (tiles.length === 0) return loseTiles(chronicle, step);
  chronicle.record({ type: 'TilesDrawn', data: { seat, tiles } });
  const missing: readonly Step[] = tiles.length < count ? [{ ...step, count: count - tiles.length }] : [];
  if (chronicle.state.tileSupply.length > 0) return [];
  const exhaustions = chronicle.state.exhaustions + 1;
  chronicle.record({ type: 'TileSupplyExhausted', data: { exhaustions } });
  if (exhaustions === 1) {
    chronicle.record({ type: 'GiveBackAsked', data: { pending: [...missing, ...rest] } });
    return 'asked';
  }
  chronicle.record({ type: 'EndTriggered', data: { trigger: { kind: 'second-exhaustion' } } });
  return missing;
}

function loseTiles(chronicle: Chronicle, { seat, count }: StepOf<'draw-tiles'>): readonly Step[] {
  chronicle.record({ type: 'TilesLost', data: { seat, count } });
  return [];
}
