import { answerPrompt } from '@/app/matches/[id]/answer';
import { jsonBody } from '../../../json-body';
import { problem } from '../../../problem';
import { isFromThisSite } from '../../../same-origin';

/** A move by HTTP: `{promptId, commandId, command}`. A page left open over a deployment comes this way too. */
export async function POST(request: Request, { params }: RouteContext<'/api/v1/matches/[id]/commands'>) {
  if (!isFromThisSite(request)) return problem('foreign-origin');
  const body = await jsonBody(request);
  if (body.outcome === 'refused') return problem(body.problem);
  if (typeof body.value !== 'object') return problem('malformed-command');
  const { id } = await params;
  const result = await answerPrompt({ ...body.value, matchId: id });
  if (result.outcome === 'rejected') return problem(result.reason, result.values);
  return Response.json(result, { headers: { 'cache-control': 'no-store' } });
}
