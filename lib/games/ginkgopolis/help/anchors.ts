import type { GameHelp } from '../../game-help';
import type { GinkgopolisCommand } from '../commands';
import type { GinkgopolisOptions } from '../options';
import type { PromptKind } from '../prompt-kinds';
import type { Refusal } from '../refusals';

/** The paragraphs of the rules, in the order in which every language has them. */
export const ANCHORS = [
  'how-to-play',
  'three-actions',
  'what-goods-are-for',
  'how-you-win',
  'rules',
  'city',
  'screen',
  'set-up',
  'characters',
  'draft',
  'cards',
  'bonuses',
  'round',
  'choosing',
  'resolving',
  'passing',
  'new-hand',
  'exploit',
  'letter-alone',
  'urbanize',
  'moving-the-letter',
  'pushing-the-letter',
  'build-a-floor',
  'costs',
  'construction-sites',
  'cannot-pay',
  'supplies',
  'deck',
  'giving-tiles-back',
  'end',
  'scoring',
  'districts',
  'scoring-cards',
  'questions',
  'must-i-play',
  'what-urbanizing-does',
  'where-the-letter-goes',
  'what-neighbours-give',
  'who-gets-resources',
  'lower-number',
  'what-if-i-cannot-pay',
  'which-way',
  'how-districts-score',
  'tie-breaks',
  'when-it-ends',
  'can-it-be-taken',
  'does-it-count-at-once',
] as const;
export type Anchor = (typeof ANCHORS)[number];

export const PROMPT_RULES = {
  'pick-character': 'draft',
  'choose-card': 'choosing',
  'new-hand': 'new-hand',
  'choose-gain': 'letter-alone',
  'place-token': 'moving-the-letter',
  'give-back-tiles': 'giving-tiles-back',
} as const satisfies Record<PromptKind, Anchor>;

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

const COMMAND_RULES = {
  PickCharacter: 'draft',
  SealChoice: 'choosing',
  TakeNewHand: 'new-hand',
  KeepHand: 'new-hand',
  GiveBackTiles: 'giving-tiles-back',
  ChooseGain: 'letter-alone',
  PlaceToken: 'moving-the-letter',
} as const satisfies Record<GinkgopolisCommand['type'], Anchor>;

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
