/** Kinds of prompt, each a message key: who is asked what. */
export const PROMPT_KINDS = [
  'pick-character',
  'choose-card',
  'new-hand',
  'choose-gain',
  'place-token',
  'give-back-tiles',
] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];
