import { z } from 'zod';
import { currentUser } from '@/lib/auth/session';
import { matchPage } from '@/lib/matches/reading/match-page';
import { refused } from '../chat/refused';

const wishSchema = z.object({ before: z.coerce.number().int().min(1).max(2_147_483_647) });

/** What a page has left out of its log: all that its reader saw before a step. For pages, which put it into words. */
export async function GET(request: Request, { params }: RouteContext<'/matches/[id]/log'>) {
  const wish = wishSchema.safeParse(Object.fromEntries(new URL(request.url).searchParams));
  if (!wish.success) return refused('malformed-request');
  const user = await currentUser();
  const page = await matchPage({ matchId: (await params).id, userId: user?.id });
  if (!page) return refused('no-such-match');
  const entries = page.log.filter(({ step }) => step < wish.data.before);
  return Response.json({ entries }, { headers: { 'cache-control': 'no-store' } });
}
