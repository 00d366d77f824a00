import { isStoreReachable } from '@/lib/matches/stream/store-health';

/** For whoever watches the service: 200 when it can serve, 503 when the database does not answer. */
export async function GET() {
  const isWell = await isStoreReachable();
  return Response.json(
    { status: isWell ? 'ok' : 'database unreachable' },
    { status: isWell ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}
