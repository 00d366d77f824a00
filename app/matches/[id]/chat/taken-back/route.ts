import { z } from 'zod';
import { CHANNELS } from '@/lib/matches/chat/channels';
import { deleteMessage } from '@/lib/matches/chat/chat-writing';
import { answered, posted } from '../request';

const messageSchema = z.object({ channel: z.enum(CHANNELS), number: z.number().int().min(1).max(2_147_483_647) });

/** Takes an own message back. */
export async function POST(request: Request, { params }: RouteContext<'/matches/[id]/chat/taken-back'>) {
  const own = await posted(request, messageSchema, 'page-keeping');
  if (!own.ok) return own.response;
  return answered(await deleteMessage({ ...own.value, matchId: (await params).id, userId: own.user.id }));
}
