'use client';

import { useCallback, useState } from 'react';
import type { Refusal, Send } from './command-delivery';
import { commandDelivery } from './command-delivery';
import { newCommandId } from './command-id';

/** A refusal in a sentence, and the address of the rule behind it. */
export type Explanation = Readonly<{ message: string; rule?: string | undefined }>;

/** What has become of the last command. A refusal and a failure keep the player's choice. */
export type CommandState =
  | Readonly<{ status: 'idle' }>
  | Readonly<{ status: 'sending' }>
  /** The server could not be reached; the same command is sent again. */
  | Readonly<{ status: 'retrying' }>
  /** A sentence that says what happened and what to do. */
  | Readonly<{ status: 'refused' } & Explanation>
  /** Given up for now. Issued again, the same choice goes out with the same id. */
  | Readonly<{ status: 'failed' }>;

/** A command is on its way: no other may go out. */
export function isBusy({ status }: CommandState): boolean {
  return status === 'sending' || status === 'retrying';
}

type UseCommand = Readonly<{
  send: Send;
  explain: (refusal: Refusal) => Explanation;
}>;

const TOOLS = {
  newId: newCommandId,
  pause: (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds)),
};

/** Sends answers to prompts, and tells what has become of the last one. */
export function useCommand({ send, explain }: UseCommand) {
  const [state, setState] = useState<CommandState>({ status: 'idle' });
  const [deliver] = useState(() => commandDelivery(TOOLS));
  const issue = useCallback(
    async (promptId: string, command: Readonly<{ type: string; data: object }>): Promise<boolean> => {
      setState({ status: 'sending' });
      const reply = await deliver({ promptId, command }, send, () => setState({ status: 'retrying' }));
      if (reply?.outcome === 'rejected') setState({ status: 'refused', ...explain(reply) });
      else setState({ status: reply ? 'idle' : 'failed' });
      return reply?.outcome === 'accepted';
    },
    [deliver, send, explain],
  );
  return { issue, state };
}
