import type { GinkgopolisCommand } from '../commands';
import type { Anchor } from './anchors';

/** The paragraph on what a choice does. */
export const COMMAND_RULES = {
  PickCharacter: 'draft',
  SealChoice: 'choosing',
  TakeNewHand: 'new-hand',
  KeepHand: 'new-hand',
  GiveBackTiles: 'giving-tiles-back',
  ChooseGain: 'letter-alone',
  PlaceToken: 'moving-the-letter',
} as const satisfies Record<GinkgopolisCommand['type'], Anchor>;
