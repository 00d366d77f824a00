import { unstable_isUnrecognizedActionError } from 'next/navigation';
import { z } from 'zod';
import { sendCommand } from './actions';
import type { Answer, Answered } from './answer';

const storedSchema = z.object({ outcome: z.literal('accepted') });
const problemSchema = z.object({ reason: z.string(), values: z.record(z.string(), z.union([z.string(), z.number()])) });

export type Sent = Readonly<{
  result: Answered;
  /** The server runs another build than this page. */
  isOutdated: boolean;
}>;

/**
 * Hands an answer to the server; throws when none came back. A page left open over a deployment calls an action that
 * the new server does not know: it sends the same answer with the same id to the HTTP API, so that nothing is lost.
 */
export async function sendAnswer(answer: Answer): Promise<Sent> {
  try {
    return { result: await sendCommand(answer), isOutdated: false };
  } catch (error) {
    if (!unstable_isUnrecognizedActionError(error)) throw error;
    return { result: await sendByHttp('commands', answer), isOutdated: true };
  }
}

/** The same by the HTTP API, which no deployment changes; throws when no answer came. */
export async function sendByHttp(
  to: 'commands' | 'table-commands',
  { matchId, ...body }: Readonly<{ matchId: string; commandId: string }>,
): Promise<Answered> {
  const response = await fetch(`/api/v1/matches/${matchId}/${to}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (response.status >= 500) throw new Error(`The server answered ${response.status}`);
  const answer: unknown = await response.json();
  if (response.ok) return storedSchema.parse(answer);
  return { outcome: 'rejected', ...problemSchema.parse(answer) };
}
