import { z } from 'zod';
import { currentUser } from '@/lib/auth/session';
import type { CommandResult } from '@/lib/matches/command-handler';
import { handleCommand } from '@/lib/matches/command-handler';

/** An answer to a prompt as it comes from a browser. What `command` may be is the game's to say. */
const answerSchema = z.object({
  matchId: z.uuid(),
  promptId: z.string().min(1).max(200),
  commandId: z.uuid(),
  command: z.object({ type: z.string().max(100), data: z.record(z.string(), z.unknown()) }),
});
export type Answer = z.input<typeof answerSchema>;

/** The one way in for a move, for the page's action and the HTTP API alike. The seat is that of whoever is signed in. */
export async function answerPrompt(input: unknown): Promise<CommandResult> {
  const user = await currentUser();
  if (!user) return { outcome: 'rejected', reason: 'signed-out', values: {} };
  const answer = answerSchema.safeParse(input);
  if (!answer.success) return { outcome: 'rejected', reason: 'malformed-command', values: {} };
  return handleCommand({ ...answer.data, userId: user.id });
}
