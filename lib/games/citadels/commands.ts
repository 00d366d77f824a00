import { z } from 'zod';
import { characterIdSchema, districtIdSchema, graveyardAnswerSchema } from './component-schemas';

const seat = z.number().int().min(0);
const nothing = z.object({});

export const commandSchema = z.discriminatedUnion('type', [
  /** `bury` is the card that is laid aside with it, where the draft asks for one. */
  z.object({
    type: z.literal('PickCharacter'),
    data: z.object({ character: characterIdSchema, bury: characterIdSchema.nullable() }),
  }),
  z.object({ type: z.literal('TakeGold'), data: nothing }),
  z.object({ type: z.literal('DrawCards'), data: nothing }),
  z.object({ type: z.literal('KeepCards'), data: z.object({ keep: z.array(districtIdSchema) }) }),
  z.object({ type: z.literal('Build'), data: z.object({ district: districtIdSchema }) }),
  z.object({ type: z.literal('TakeIncome'), data: nothing }),
  z.object({ type: z.literal('Murder'), data: z.object({ character: characterIdSchema }) }),
  z.object({ type: z.literal('Rob'), data: z.object({ character: characterIdSchema }) }),
  z.object({ type: z.literal('SwapHands'), data: z.object({ with: seat }) }),
  z.object({ type: z.literal('ExchangeCards'), data: z.object({ cards: z.array(districtIdSchema).min(1) }) }),
  z.object({ type: z.literal('UseLaboratory'), data: z.object({ card: districtIdSchema }) }),
  z.object({ type: z.literal('UseSmithy'), data: nothing }),
  z.object({ type: z.literal('Destroy'), data: z.object({ seat, district: districtIdSchema }) }),
  z.object({ type: z.literal('AnswerGraveyard'), data: z.object({ take: z.boolean() }) }),
  z.object({ type: z.literal('EndTurn'), data: nothing }),
  /** For whoever does not come: the rest of the turn as most people would play it. */
  z.object({ type: z.literal('FinishTurn'), data: nothing }),
  z.object({ type: z.literal('TakeStepBack'), data: nothing }),
  /** The characters wanted in the next pick, the dearest first. Where none of them is offered, the player is asked. */
  z.object({ type: z.literal('PlanDraft'), data: z.object({ characters: z.array(characterIdSchema) }) }),
  z.object({ type: z.literal('PlanGraveyard'), data: z.object({ answer: graveyardAnswerSchema }) }),
  /** Nobody has to build: after many rounds all together may end the match. */
  z.object({ type: z.literal('ProposeEnd'), data: nothing }),
  z.object({ type: z.literal('AnswerEnd'), data: z.object({ agree: z.boolean() }) }),
]);
export type CitadelsCommand = z.infer<typeof commandSchema>;
export type CommandType = CitadelsCommand['type'];

/** Kinds of prompt, each a message key: who is asked what. */
export const PROMPT_KINDS = [
  'pick-character',
  'take-turn',
  'use-graveyard',
  'agree-to-end',
  'standing-orders',
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** What is told in advance is no answer to a question, and goes in its own way; so a late step finds its turn gone. */
export const ANSWERS: Readonly<Record<PromptKind, readonly CommandType[]>> = {
  'pick-character': ['PickCharacter'],
  'take-turn': [
    'TakeGold',
    'DrawCards',
    'KeepCards',
    'Build',
    'TakeIncome',
    'Murder',
    'Rob',
    'SwapHands',
    'ExchangeCards',
    'UseLaboratory',
    'UseSmithy',
    'Destroy',
    'EndTurn',
    'FinishTurn',
    'TakeStepBack',
    'ProposeEnd',
  ],
  'use-graveyard': ['AnswerGraveyard'],
  'agree-to-end': ['AnswerEnd'],
  'standing-orders': ['PlanDraft', 'PlanGraveyard'],
};
