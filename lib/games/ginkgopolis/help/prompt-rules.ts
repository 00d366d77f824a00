import type { PromptKind } from '../prompt-kinds';
import type { Anchor } from './anchors';

/** The paragraph on what is asked. */
export const PROMPT_RULES = {
  'pick-character': 'draft',
  'choose-card': 'choosing',
  'new-hand': 'new-hand',
  'choose-gain': 'letter-alone',
  'place-token': 'moving-the-letter',
  'give-back-tiles': 'giving-tiles-back',
} as const satisfies Record<PromptKind, Anchor>;
