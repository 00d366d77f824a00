import type { Match } from '@/lib/engine/game';
import type { Command, Prompt } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';

/** How the players of a match differ from bots that answer what is open, and nothing else. */
export type Habits = Readonly<{
  /** One answer in so many is to another question than the first, also to one that is settled; 0 for none. */
  aside: number;
  /** Commands that nobody gives as long as there is another, by their types. */
  avoid: readonly string[];
}>;

export const HABITS_OF_BOTS: Habits = { aside: 0, avoid: [] };

function anyOf<Item>(items: readonly Item[], random: RandomSource): Item | undefined {
  return items.length > 0 ? items[random.integer(0, items.length - 1)] : undefined;
}

/** The question that is answered next. */
export function promptNow(match: Match, { aside }: Habits, random: RandomSource): Prompt | undefined {
  const prompts = match.openPrompts();
  const first = prompts.find(({ settled }) => !settled);
  const turnsAside = aside > 0 && random.integer(1, aside) === 1;
  return turnsAside ? (anyOf(without(prompts, first), random) ?? first) : first;
}

const without = (prompts: readonly Prompt[], first: Prompt | undefined) => prompts.filter(({ id }) => id !== first?.id);

type Asked = Readonly<{ match: Match; prompt: Prompt; random: RandomSource }>;

/** What a player of these habits answers; `undefined` where a bot decides. */
export function tamedCommand({ match, prompt, random }: Asked, { avoid }: Habits): Command | undefined {
  if (avoid.length === 0 && !prompt.settled) return undefined;
  const legal = match.legalCommands(prompt);
  const wanted = legal.filter(({ type }) => !avoid.includes(type));
  return anyOf(wanted.length > 0 ? wanted : legal, random);
}
