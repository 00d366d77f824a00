import { currentUser } from '@/lib/auth/session';
import { matchProof } from '@/lib/matches/stream/chance-proof';

/** The finished match as a file: whoever has it can check the shuffles without this server. */
export async function GET(_: Request, { params }: RouteContext<'/matches/[id]/proof/proof.json'>) {
  const { id } = await params;
  const user = await currentUser();
  const proof = await matchProof({ matchId: id, userId: user?.id });
  if (!proof) return new Response(null, { status: 404 });
  return Response.json(proof, {
    headers: { 'content-disposition': `attachment; filename="match-${id}.json"`, 'cache-control': 'no-store' },
  });
}
