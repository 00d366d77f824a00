type Issued = Readonly<{ promptId: string; command: Readonly<{ type: string; data: object }> }>;

export type Refusal = Readonly<{
  reason: string;
  values: Readonly<Record<string, string | number>>;
  /** The address of the rule behind it. */
  rule?: string | undefined;
}>;
export type Reply = Readonly<{ outcome: 'accepted' }> | (Readonly<{ outcome: 'rejected' }> & Refusal);

/** Hands a command to the server. Throws when no answer came. */
export type Send = (request: Issued & Readonly<{ commandId: string }>) => Promise<Reply>;

type DeliveryTools = Readonly<{ newId: () => string; pause: (milliseconds: number) => Promise<void> }>;

/** Waits before the command is sent again, in milliseconds; after the last one it is given up for now. */
const PAUSES = [800, 1600, 3200, 6400, 12_800] as const;

/**
 * Sends commands so that none is lost and none counts twice: while no answer comes, the same command goes out again with
 * the same id, also when it is issued anew later, and the server stores it once.
 */
export function commandDelivery({ newId, pause }: DeliveryTools) {
  /** The command that has no answer yet, with the id it keeps until it has one. */
  let unanswered: Readonly<{ text: string; commandId: string }> | undefined;

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

  /** The server's answer; undefined when none came in all attempts. */
  return async (issued: Issued, send: Send, onTrouble: () => void): Promise<Reply | undefined> => {
    const text = JSON.stringify(issued);
    if (unanswered?.text !== text) unanswered = { text, commandId: newId() };
    const { commandId } = unanswered;
    const reply = await persist(() => send({ ...issued, commandId }), onTrouble);
    if (reply) unanswered = undefined;
    return reply;
  };
}
