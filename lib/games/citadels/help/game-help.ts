import type { GameHelp } from '../../game-help';
import type { CitadelsOptions } from '../options';
import type { Anchor } from './anchors';
import { ANCHORS } from './anchors';
import { COMMAND_RULES } from './command-rules';
import { PROMPT_RULES } from './prompt-rules';
import { REFUSAL_RULES } from './refusal-rules';

const OPTION_RULES = {
  length: 'set-up',
  murderedKing: 'murdered-king',
  bank: 'deck-and-bank',
  greatWall: 'great-wall',
  threePlayers: 'two-characters',
} as const satisfies Record<keyof CitadelsOptions, Anchor>;

export const CITADELS_HELP: GameHelp = {
  anchors: ANCHORS,
  prompts: PROMPT_RULES,
  refusals: REFUSAL_RULES,
  commands: COMMAND_RULES,
  options: OPTION_RULES,
};
