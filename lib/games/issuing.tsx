'use client';

import type { ReactNode } from 'react';
import { createContext, use, useMemo, useState } from 'react';
import type { Command } from '@/lib/engine/game-definition';
import type { CommandState } from '@/lib/ui/use-command';
import type { BoardProps } from './board-props';

type Issuing<C extends Command = Command> = Readonly<{
  matchId: string;
  prompts: BoardProps['prompts'];
  issue: (promptId: string, command: C) => Promise<boolean>;
  command: CommandState;
  readOnly: boolean;
  motionAfter: number | undefined;
}>;

const IssuingContext = createContext<Issuing | undefined>(undefined);

const SENDING: CommandState = { status: 'sending' };

type IssuingProviderProps = Readonly<{ table: BoardProps; children: ReactNode }>;

/** The viewer's prompts, and the way to answer them, for all parts of a board. */
export function IssuingProvider({ table, children }: IssuingProviderProps) {
  const { matchId, view, prompts, issue, command, readOnly, motionAfter } = table;
  const [storedOn, setStoredOn] = useState<unknown>(null);
  const issuing = useMemo(
    () => ({
      matchId,
      prompts,
      issue: async (promptId: string, answer: Command) => {
        const isStored = await issue(promptId, answer);
        if (isStored) setStoredOn(view);
        return isStored;
      },
      // Stored is not shown yet: until the fresh table is there, nothing more can be sealed on the old one.
      command: storedOn === view ? SENDING : command,
      readOnly,
      motionAfter,
    }),
    [matchId, prompts, issue, command, readOnly, motionAfter, view, storedOn],
  );
  return <IssuingContext value={issuing}>{children}</IssuingContext>;
}

/** `C` is the type of the game's commands. */
export function useIssuing<C extends Command = Command>(): Issuing<C> {
  const issuing = use(IssuingContext);
  if (!issuing) throw new Error('A part of the board stands outside its table');
  return issuing;
}
