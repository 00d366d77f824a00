import { z } from 'zod';
import { currentUser } from '@/lib/auth/session';
import { markSeen } from '@/lib/matches/reading-progress';
import { jsonBody } from '../../../json-body';
import { problem } from '../../../problem';
import { isFromThisSite } from '../../../same-origin';

const seenSchema = z.object({ step: z.number().int().min(0) });

/** How far the reader has read, so that the next visit can say what has happened since. */
export async function POST(request: Request, { params }: RouteContext<'/api/v1/matches/[id]/seen'>) {
  if (!isFromThisSite(request)) return problem('foreign-origin');
  const user = await currentUser();
  if (!user) return problem('signed-out');
  const body = await jsonBody(request);
  if (body.outcome === 'refused') return problem(body.problem);
  const seen = seenSchema.safeParse(body.value);
  if (!seen.success) return problem('malformed-command');
  await markSeen({ matchId: (await params).id, userId: user.id, step: seen.data.step });
  return new Response(null, { status: 204 });
}
