import type { Bot } from '@/lib/engine/game-definition';
import type { CitadelsCommand } from '../commands';
import type { CitadelsView } from '../view-types';

/** Any legal answer, each as likely as the others; it changes nothing it has not been asked for. */
export const random: Bot<CitadelsView, CitadelsCommand> = ({ legalCommands, random: chance }) => {
  const command = legalCommands[chance.integer(0, legalCommands.length - 1)];
  if (!command) throw new Error('No answer is legal');
  return command;
};
