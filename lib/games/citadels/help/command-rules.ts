import type { CommandType } from '../commands';
import type { Anchor } from './anchors';

/** The paragraph on what a choice does. */
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
