import type { Refusal } from '../refusals';
import type { Anchor } from './anchors';

/** The paragraph that says why. */
export const REFUSAL_RULES = {
  'not-asked': 'round',
  'character-not-offered': 'draft',
  'card-not-in-hand': 'choosing',
  'tile-not-behind-screen': 'screen',
  'tile-sealed-with-card': 'giving-tiles-back',
  'tile-named-twice': 'giving-tiles-back',
  'gain-missing': 'letter-alone',
  'token-space-missing': 'moving-the-letter',
  'token-space-not-free': 'moving-the-letter',
  'token-needs-push': 'pushing-the-letter',
  'token-needs-space': 'moving-the-letter',
  'no-new-hand-token': 'new-hand',
  'hand-changed': 'new-hand',
  'new-hand-too-late': 'new-hand',
  'new-hand-limit': 'new-hand',
} as const satisfies Record<Refusal, Anchor>;
