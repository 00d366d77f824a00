'use client';

import { createContext, use } from 'react';
import type { BoardProps } from '@/lib/games/board-props';
import type { CommandState } from '@/lib/ui/use-command';
import type { GinkgopolisCommand } from '../commands';

type Issuing = Readonly<{
  matchId: string;
  prompts: BoardProps['prompts'];
  issue: (promptId: string, command: GinkgopolisCommand) => Promise<boolean>;
  command: CommandState;
  readOnly: boolean;
}>;

export const IssuingContext = createContext<Issuing | undefined>(undefined);

/** The viewer's prompts, and the way to answer them. */
export function useIssuing(): Issuing {
  const issuing = use(IssuingContext);
  if (!issuing) throw new Error('A part of the board stands outside its table');
  return issuing;
}
