import type { Game } from '@/lib/engine/game';

/** The bot that plays for somebody who is away or has given up: the game's strongest, which it names last. */
export function standInFor({ bots, metadata }: Game): string {
  const bot = bots.at(-1);
  if (bot === undefined) throw new Error(`${metadata.key} has no bot`);
  return bot;
}
