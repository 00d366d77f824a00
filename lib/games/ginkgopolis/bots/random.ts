import type { Bot } from '@/lib/engine/game-definition';
import type { GinkgopolisCommand } from '../commands';
import type { GinkgopolisView } from '../view-types';

/** Any legal answer, each as likely as the others. */
export const random: Bot<GinkgopolisView, GinkgopolisCommand> = ({ legalCommands, random: chance }) => {
  const command = legalCommands[chance.integer(0, legalCommands.length - 1)];
  if (!command) throw new Error('No answer is legal');
  return command;
};
