import { readerLocale } from '@/lib/i18n/reader-locale';
import { matchPulse } from '@/lib/matches/reading/match-pulse';
import { callerOf } from '../../../caller';
import { problemResponse } from '../../../problem';
import { onlyGet, pulseStream } from '../../../pulse-stream';

/** The pulse of a match as a stream, for pages that are open. Visible to those who may see the match. */
export async function GET(request: Request, { params }: RouteContext<'/api/v1/matches/[id]/live'>) {
  const caller = await callerOf(request, { access: 'anybody', method: 'GET' });
  const locale = readerLocale(request, caller.user);
  if (!caller.ok) return problemResponse(caller.problem, locale);
  const userId = caller.user?.id;
  const matchId = (await params).id;
  if (!(await matchPulse({ matchId, userId }))) return problemResponse({ code: 'no-such-match' }, locale);
  return pulseStream({ of: 'match', matchId }, { request, userId });
}

export { onlyGet as DELETE, onlyGet as HEAD, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
