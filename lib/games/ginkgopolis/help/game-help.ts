import type { GameHelp } from '../../game-help';
import type { GinkgopolisOptions } from '../options';
import type { Anchor } from './anchors';
import { ANCHORS } from './anchors';
import { COMMAND_RULES } from './command-rules';
import { PROMPT_RULES } from './prompt-rules';
import { REFUSAL_RULES } from './refusal-rules';

const OPTION_RULES = { characters: 'characters', smallChoices: 'choosing' } as const satisfies Record<
  keyof GinkgopolisOptions,
  Anchor
>;

export const GINKGOPOLIS_HELP: GameHelp = {
  anchors: ANCHORS,
  prompts: PROMPT_RULES,
  refusals: REFUSAL_RULES,
  commands: COMMAND_RULES,
  options: OPTION_RULES,
};
