import { unstable_isUnrecognizedActionError } from 'next/navigation';
import type { Reply } from '@/lib/ui/command-delivery';
import { sendTableCommand } from '../actions';
import type { TableWish } from '../table-wish';

/** Hands a command of the table to the server; throws when no answer came. */
export async function deliverTableCommand(wish: TableWish): Promise<Reply> {
  try {
    return await sendTableCommand(wish);
  } catch (error) {
    if (!unstable_isUnrecognizedActionError(error)) throw error;
    return { outcome: 'rejected', reason: 'site-updated', values: {} };
  }
}
