import { z } from 'zod';
import { currentUser } from '@/lib/auth/session';
import { CHANNELS } from '@/lib/matches/chat/channels';
import { chatSummary, conversation } from '@/lib/matches/chat/chat-reading';
import { sendMessage } from '@/lib/matches/chat/chat-writing';
import { refuseChat } from '@/lib/matches/chat/refusal';
import { refused } from './refused';
import { answered, posted } from './request';

const wishSchema = z.object({
  channel: z.enum(CHANNELS).optional(),
  before: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
});
/** Generous: how long a message may be is for its reader to say, in a sentence. */
const messageSchema = z.object({ channel: z.enum(CHANNELS), sendId: z.uuid(), text: z.string().max(16_000) });

/** What can be read where, and with `channel` its newest messages, or those `before` a number. For people, not programs. */
export async function GET(request: Request, { params }: RouteContext<'/matches/[id]/chat'>) {
  const user = await currentUser();
  if (!user) return refused('signed-out');
  const wish = wishSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!wish.success) return refused('malformed-request');
  const reader = { matchId: (await params).id, userId: user.id };
  const { channel, before } = wish.data;
  if (channel) return answered(await conversation({ ...reader, channel, before }));
  const summary = await chatSummary(reader);
  return answered(summary ? { ok: true, summary } : refuseChat('no-such-match'));
}

export async function POST(request: Request, { params }: RouteContext<'/matches/[id]/chat'>) {
  const message = await posted(request, messageSchema, 'chat');
  if (!message.ok) return message.response;
  return answered(await sendMessage({ ...message.value, matchId: (await params).id, userId: message.user.id }));
}
