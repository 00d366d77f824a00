import { getLocale } from 'next-intl/server';
import { z } from 'zod';
import { whenAgain } from '@/app/limit-sentence';
import { currentUser } from '@/lib/auth/session';
import type { RefusalValues } from '@/lib/engine/game-definition';
import { ruleAddress } from '@/lib/games/game-help';
import { HELP } from '@/lib/games/help';
import type { LimitName } from '@/lib/limits/limits';
import { spend } from '@/lib/limits/spend';
import type { UserCommand } from '@/lib/matches/command-handler';
import { handleCommand } from '@/lib/matches/command-handler';
import type { MatchLookup } from '@/lib/matches/reading/match-access';
import { findVisibleMatch } from '@/lib/matches/reading/match-access';

/** An answer to a prompt as it comes from a browser. What `command` may be is the game's to say. */
export const answerSchema = z.object({
  matchId: z.uuid(),
  promptId: z.string().min(1).max(200),
  commandId: z.uuid(),
  command: z.object({ type: z.string().max(100), data: z.record(z.string(), z.unknown()) }),
});
export type Answer = z.input<typeof answerSchema>;

/** What the browser hears. Not the version: it counts what others did in secret, too. */
export type Answered =
  | Readonly<{ outcome: 'accepted' }>
  | Readonly<{
      outcome: 'rejected';
      reason: string;
      values: RefusalValues;
      /** The address of the paragraph of the game's rules that says why. */
      rule?: string | undefined;
    }>;

/** A move from the page's action. The seat is that of whoever is signed in. */
export async function answerPrompt(input: unknown): Promise<Answered> {
  const user = await currentUser();
  if (!user) return { outcome: 'rejected', reason: 'signed-out', values: {} };
  const answer = answerSchema.safeParse(input);
  if (!answer.success) return { outcome: 'rejected', reason: 'malformed-command', values: {} };
  const { matchId } = answer.data;
  const result = await submitAnswer({ ...answer.data, userId: user.id });
  if (result.outcome === 'accepted') return result;
  const rule = await ruleBehind(result.reason, { matchId, userId: user.id });
  return { ...result, values: await withWhen(result.values), rule };
}

async function ruleBehind(reason: string, lookup: MatchLookup): Promise<string | undefined> {
  const match = await findVisibleMatch(lookup);
  const rule = match && HELP[match.game]?.refusals[reason];
  return rule && ruleAddress(match.game, rule);
}

/** The one way in for a person's move, for the page's action and the HTTP API alike. */
export async function submitAnswer(command: UserCommand): Promise<Answered> {
  const limited = await spend('command', command.userId);
  if (!limited.ok) return tooMany('command', limited.retryAfterSeconds);
  const result = await handleCommand(command);
  return result.outcome === 'accepted' ? { outcome: 'accepted' } : result;
}

export function tooMany(limit: LimitName, retryAfterSeconds: number): Answered {
  return { outcome: 'rejected', reason: 'too-many-requests', values: { limit, retryAfterSeconds } };
}

/** With words for the time to wait, where there is one. */
export async function withWhen(values: RefusalValues): Promise<RefusalValues> {
  const { retryAfterSeconds } = values;
  if (retryAfterSeconds === undefined) return values;
  return { ...values, when: whenAgain(Number(retryAfterSeconds), await getLocale()) };
}
