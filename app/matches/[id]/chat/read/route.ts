import { z } from 'zod';
import { CHANNELS } from '@/lib/matches/chat/channels';
import { markChatRead } from '@/lib/matches/chat/chat-reading';
import { answered, posted } from '../request';

const readSchema = z.object({ channel: z.enum(CHANNELS), number: z.number().int().min(0).max(2_147_483_647) });

/** How far the reader has read. */
export async function POST(request: Request, { params }: RouteContext<'/matches/[id]/chat/read'>) {
  const read = await posted(request, readSchema, 'page-keeping');
  if (!read.ok) return read.response;
  return answered(await markChatRead({ ...read.value, matchId: (await params).id, userId: read.user.id }));
}
