import type { GameHelp } from '../../game-help';
import type { CommandType, PromptKind } from '../commands';
import type { CharacterId, DistrictId } from '../components';
import type { CitadelsOptions } from '../options';
import type { Refusal } from '../refusals';

/** The paragraphs of the rules, in the order in which every language has them. */
export const ANCHORS = [
  'how-to-play',
  'gold-and-cards',
  'round-in-short',
  'turn-in-short',
  'first-plan',
  'rules',
  'cards',
  'set-up',
  'draft',
  'two-characters',
  'call',
  'turn',
  'action',
  'build',
  'income',
  'step-back',
  'characters',
  'assassin',
  'thief',
  'magician',
  'king',
  'murdered-king',
  'bishop',
  'merchant',
  'architect',
  'warlord',
  'special-districts',
  'haunted-city',
  'keep',
  'laboratory',
  'smithy',
  'observatory',
  'graveyard',
  'school-of-magic',
  'library',
  'university',
  'dragon-gate',
  'great-wall',
  'deck-and-bank',
  'public',
  'standing-orders',
  'end',
  'agreed-end',
  'scoring',
  'five-kinds',
  'ties',
  'questions',
  'do-i-have-to',
  'which-order',
  'am-i-murdered',
  'does-the-thief',
  'whom-would-i-hit',
  'same-district-twice',
  'safe-from-warlord',
  'who-gets-the-crown',
  'income-instead',
  'when-it-ends',
  'more-than-eight',
  'tie-breaks',
  'why-not-asked',
] as const;
export type Anchor = (typeof ANCHORS)[number];

export const PROMPT_RULES = {
  'pick-character': 'draft',
  'take-turn': 'turn',
  'use-graveyard': 'graveyard',
  'agree-to-end': 'agreed-end',
  'standing-orders': 'standing-orders',
} as const satisfies Record<PromptKind, Anchor>;

export const REFUSAL_RULES = {
  'not-asked': 'call',
  'character-not-offered': 'draft',
  'bury-one': 'two-characters',
  'character-named-twice': 'standing-orders',
  'keep-first': 'action',
  'nothing-drawn': 'action',
  'keep-so-many': 'action',
  'action-taken': 'action',
  'action-first': 'turn',
  'deck-empty': 'deck-and-bank',
  'card-not-in-hand': 'build',
  'build-limit': 'build',
  'no-building-after-destroying': 'warlord',
  'district-twice': 'cards',
  'too-little-gold': 'build',
  'no-income': 'income',
  'income-nothing': 'income',
  'income-taken': 'income',
  'not-your-power': 'characters',
  'power-used': 'turn',
  'not-to-be-named': 'thief',
  'swap-with-yourself': 'magician',
  'no-such-player': 'magician',
  'building-missing': 'special-districts',
  'building-used': 'special-districts',
  'district-not-there': 'warlord',
  indestructible: 'keep',
  'bishops-city': 'bishop',
  'city-complete': 'end',
  'nothing-to-take-back': 'step-back',
  'end-too-early': 'agreed-end',
  'end-proposed-already': 'agreed-end',
} as const satisfies Record<Refusal, Anchor>;

export const COMMAND_RULES = {
  PickCharacter: 'draft',
  TakeGold: 'action',
  DrawCards: 'action',
  KeepCards: 'action',
  Build: 'build',
  TakeIncome: 'income',
  Murder: 'assassin',
  Rob: 'thief',
  SwapHands: 'magician',
  ExchangeCards: 'magician',
  UseLaboratory: 'laboratory',
  UseSmithy: 'smithy',
  Destroy: 'warlord',
  AnswerGraveyard: 'graveyard',
  EndTurn: 'turn',
  FinishTurn: 'turn',
  TakeStepBack: 'step-back',
  PlanDraft: 'standing-orders',
  PlanGraveyard: 'standing-orders',
  ProposeEnd: 'agreed-end',
  AnswerEnd: 'agreed-end',
} as const satisfies Record<CommandType, Anchor>;

const OPTION_RULES = {
  length: 'set-up',
  murderedKing: 'murdered-king',
  bank: 'deck-and-bank',
  greatWall: 'great-wall',
  threePlayers: 'two-characters',
} as const satisfies Record<keyof CitadelsOptions, Anchor>;

/** Each character has a paragraph of its own. */
export function ruleOfCharacter(character: CharacterId): Anchor {
  return character;
}

/** Special districts have one each; what holds for all others stands with the cards. */
export function ruleOfDistrict(district: DistrictId): Anchor {
  return ANCHORS.find((anchor) => anchor === district) ?? 'cards';
}

export const CITADELS_HELP: GameHelp = {
  anchors: ANCHORS,
  prompts: PROMPT_RULES,
  refusals: REFUSAL_RULES,
  commands: COMMAND_RULES,
  options: OPTION_RULES,
};
