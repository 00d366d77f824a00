import { getLocale } from 'next-intl/server';
import { z } from 'zod';
import { whenAgain } from '@/app/limit-sentence';
import { currentUser } from '@/lib/auth/session';
import type { RefusalValues } from '@/lib/engine/game-definition';
import { spend } from '@/lib/limits/spend';
import { handleCommand } from '@/lib/matches/command-handler';

/** An answer to a prompt as it comes from a browser. What `command` may be is the game's to say. */
const answerSchema = z.object({
  matchId: z.uuid(),
  promptId: z.string().min(1).max(200),
  commandId: z.uuid(),
  command: z.object({ type: z.string().max(100), data: z.record(z.string(), z.unknown()) }),
});
export type Answer = z.input<typeof answerSchema>;

/** What the browser hears. Not the version: it counts what others did in secret, too. */
export type Answered =
  | Readonly<{ outcome: 'accepted' }>
  | Readonly<{ outcome: 'rejected'; reason: string; values: RefusalValues }>;

/** The one way in for a move, for the page's action and the HTTP API alike. The seat is that of whoever is signed in. */
export async function answerPrompt(input: unknown): Promise<Answered> {
  const user = await currentUser();
  if (!user) return { outcome: 'rejected', reason: 'signed-out', values: {} };
  const answer = answerSchema.safeParse(input);
  if (!answer.success) return { outcome: 'rejected', reason: 'malformed-command', values: {} };
  const limited = await spend('command', user.id);
  if (!limited.ok) return tooQuick(limited.retryAfterSeconds);
  const result = await handleCommand({ ...answer.data, userId: user.id });
  return result.outcome === 'accepted' ? { outcome: 'accepted' } : result;
}

async function tooQuick(retryAfterSeconds: number): Promise<Answered> {
  const when = whenAgain(retryAfterSeconds, await getLocale());
  return { outcome: 'rejected', reason: 'too-many-requests', values: { limit: 'command', retryAfterSeconds, when } };
}
