import { z } from 'zod';
import { currentUser } from '@/lib/auth/session';
import { keepNote, noteOf } from '@/lib/matches/chat/notes';
import { refused } from '../chat/refused';
import { answered, posted } from '../chat/request';

const noteSchema = z.object({
  text: z.string().max(50_000),
  revision: z.number().int().min(0).max(2_147_483_647),
});

/** The reader's own note about the match. */
export async function GET(_: Request, { params }: RouteContext<'/matches/[id]/note'>) {
  const user = await currentUser();
  if (!user) return refused('signed-out');
  return answered(await noteOf({ matchId: (await params).id, userId: user.id }));
}

export async function POST(request: Request, { params }: RouteContext<'/matches/[id]/note'>) {
  const note = await posted(request, noteSchema, 'page-keeping');
  if (!note.ok) return note.response;
  return answered(await keepNote({ ...note.value, matchId: (await params).id, userId: note.user.id }));
}
