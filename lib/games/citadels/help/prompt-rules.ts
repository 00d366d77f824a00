import type { PromptKind } from '../commands';
import type { Anchor } from './anchors';

/** The paragraph on what is asked. */
export const PROMPT_RULES = {
  'pick-character': 'draft',
  'take-turn': 'turn',
  'use-graveyard': 'graveyard',
  'agree-to-end': 'agreed-end',
  'standing-orders': 'standing-orders',
} as const satisfies Record<PromptKind, Anchor>;
