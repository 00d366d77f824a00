import type { ComponentType } from 'react';

/**
 * Where the rules of a game answer what a table may ask. Anchors name paragraphs: each language's `help/<locale>.md`
 * has exactly these, in this order.
 */
export type GameHelp = Readonly<{
  anchors: readonly string[];
  /** By kind of prompt: the paragraph on what is asked. */
  prompts: Readonly<Record<string, string>>;
  /** By reason: the paragraph that says why. */
  refusals: Readonly<Record<string, string>>;
  /** By type of command: the paragraph on what it does. */
  commands: Readonly<Record<string, string>>;
  /** By key of a table option: the paragraph that it changes. */
  options: Readonly<Record<string, string>>;
}>;

/** A picture of the rules, drawn from the parts of the board. `label` says in words what it shows. */
export type HelpPicture = ComponentType<Readonly<{ label: string }>>;

/** The paragraph that every game's rules begin with. */
export const HOW_TO_PLAY = 'how-to-play';

/** The address of a paragraph of the rules. */
export function ruleAddress(game: string, anchor: string): string {
  return `/rules/${game}/${anchor}`;
}
