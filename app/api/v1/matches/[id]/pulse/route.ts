import { currentUser } from '@/lib/auth/session';
import { matchPulse } from '@/lib/matches/match-pulse';
import { problem } from '../../../problem';

/** Whether a match has moved, for pages that are open. Visible to those who may see the match. */
export async function GET(_: Request, { params }: RouteContext<'/api/v1/matches/[id]/pulse'>) {
  const user = await currentUser();
  const pulse = await matchPulse({ matchId: (await params).id, userId: user?.id });
  return pulse ? Response.json({ pulse }, { headers: { 'cache-control': 'no-store' } }) : problem('no-such-match');
}
