import { getTranslations } from 'next-intl/server';
import { sentenceOfLimit } from '@/app/limit-sentence';
import type { RefusalValues } from '@/lib/engine/game-definition';
import type { ChatRefusal } from '@/lib/matches/chat/refusal';

/** Why a request of a page was not granted, and its status. The sentences stand below `refusals`. */
const STATUS = {
  'malformed-request': 400,
  'malformed-json': 400,
  'signed-out': 401,
  'foreign-origin': 403,
  'chat-closed': 403,
  'no-such-match': 404,
  'no-such-message': 404,
  'note-changed': 409,
  'body-too-large': 413,
  'message-empty': 422,
  'message-too-long': 422,
  'note-too-long': 422,
  'report-too-long': 422,
  'too-many-requests': 429,
} as const satisfies Readonly<Record<string, number>> & Readonly<Record<ChatRefusal, number>>;

/** The refusal with its sentence, for the page that asked. */
export async function refused(reason: keyof typeof STATUS, values: RefusalValues = {}): Promise<Response> {
  const t = await getTranslations('refusals');
  const message = (await sentenceOfLimit(values)) ?? t(reason, values);
  const { retryAfterSeconds } = values;
  return Response.json(
    { reason, message },
    {
      status: STATUS[reason],
      headers: {
        'cache-control': 'no-store',
        ...(retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) }),
      },
    },
  );
}
