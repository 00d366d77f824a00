'use client';

import { useCallback, useRef, useState } from 'react';
import { newCommandId } from './command-id';

/** What has become of the last command. A refusal and a failure keep the player's choice. */
export type CommandState =
  | Readonly<{ status: 'idle' }>
  | Readonly<{ status: 'sending' }>
  /** The server could not be reached; the same command is sent again. */
  | Readonly<{ status: 'retrying' }>
  /** A sentence that says what happened and what to do. */
  | Readonly<{ status: 'refused'; message: string }>
  /** Given up for now. Issued again, the same choice goes out with the same id. */
  | Readonly<{ status: 'failed' }>;

type Issued = Readonly<{ promptId: string; command: Readonly<{ type: string; data: object }> }>;
type Refusal = Readonly<{ reason: string; values: Readonly<Record<string, string | number>> }>;
type Reply = Readonly<{ outcome: 'accepted'; version: number }> | (Readonly<{ outcome: 'rejected' }> & Refusal);

type UseCommand = Readonly<{
  /** Hands the command to the server. Throws when no answer came. */
  send: (request: Issued & Readonly<{ commandId: string }>) => Promise<Reply>;
  /** A refusal as a sentence. */
  explain: (refusal: Refusal) => string;
}>;

/** Waits before the command is sent again, in milliseconds. */
const PAUSES = [800, 1600, 3200, 6400, 12_800] as const;

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sends commands so that none is lost and none counts twice: while no answer comes, the same command goes out again with
 * the same id, and the server stores it once.
 */
export function useCommand({ send, explain }: UseCommand) {
  const [state, setState] = useState<CommandState>({ status: 'idle' });
  /** The command that has no answer yet, with the id it keeps until it has one. */
  const unanswered = useRef<{ text: string; commandId: string } | null>(null);

  const issue = useCallback(
    async (promptId: string, command: Issued['command']): Promise<boolean> => {
      const text = JSON.stringify([promptId, command]);
      if (unanswered.current?.text !== text) unanswered.current = { text, commandId: newCommandId() };
      const request = { promptId, command, commandId: unanswered.current.commandId };
      setState({ status: 'sending' });
      const reply = await persist(
        () => send(request),
        () => setState({ status: 'retrying' }),
      );
      if (!reply) {
        setState({ status: 'failed' });
        return false;
      }
      unanswered.current = null;
      setState(reply.outcome === 'accepted' ? { status: 'idle' } : { status: 'refused', message: explain(reply) });
      return reply.outcome === 'accepted';
    },
    [send, explain],
  );

  return { issue, state };
}

/** Tries until an answer comes or patience ends; `undefined` then. */
async function persist(attempt: () => Promise<Reply>, onTrouble: () => void): Promise<Reply | undefined> {
  for (const wait of [...PAUSES, 0]) {
    try {
      return await attempt();
    } catch {
      // No answer is no refusal: the command may or may not have arrived, and its id makes a second one harmless.
      onTrouble();
      if (wait > 0) await pause(wait);
    }
  }
  return undefined;
}
