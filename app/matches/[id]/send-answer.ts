import { unstable_isUnrecognizedActionError } from 'next/navigation';
import type { RefusalValues } from '@/lib/engine/game-definition';
import { fieldsOf, textIn } from '@/lib/requests/answer-fields';
import { sendCommand } from './actions';
import type { Answer, Answered } from './answer';

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
  const answer = fieldsOf(await response.json());
  if (response.ok) return { outcome: 'accepted' };
  return { outcome: 'rejected', reason: textIn(answer, 'reason'), values: valuesOf(answer.values) };
}

function valuesOf(given: unknown): RefusalValues {
  const values = Object.entries(fieldsOf(given));
  return Object.fromEntries(values.flatMap(([name, value]) => (isPlain(value) ? [[name, value]] : [])));
}

const isPlain = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';
