import { unstable_isUnrecognizedActionError } from 'next/navigation';
import type { Reply } from '@/lib/ui/command-delivery';
import { sendTableCommand } from '../actions';
import { sendByHttp } from '../send-answer';
import type { TableWish } from '../table-wish';

/**
 * Hands a command of the table to the server; throws when no answer came. A page left open over a deployment goes by the
 * HTTP API, with the same id, and is loaded again.
 */
export async function deliverTableCommand(wish: TableWish): Promise<Reply> {
  try {
    return await sendTableCommand(wish);
  } catch (error) {
    if (!unstable_isUnrecognizedActionError(error)) throw error;
    const reply = await sendByHttp('table-commands', wish);
    if (reply.outcome === 'accepted') window.location.reload();
    return reply;
  }
}
