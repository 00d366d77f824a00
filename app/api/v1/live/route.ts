import { readerLocale } from '@/lib/i18n/reader-locale';
import { callerOf } from '../caller';
import { problemResponse } from '../problem';
import { onlyGet, pulseStream } from '../pulse-stream';

/** The pulse of the reader's own list of matches as a stream. */
export async function GET(request: Request) {
  const caller = await callerOf(request, { access: 'read', method: 'GET' });
  const locale = readerLocale(request, caller.user);
  if (!caller.ok) return problemResponse(caller.problem, locale);
  if (!caller.user) return problemResponse({ code: 'signed-out' }, locale);
  const userId = caller.user.id;
  return pulseStream({ of: 'home', userId }, { request, userId });
}

export { onlyGet as DELETE, onlyGet as HEAD, onlyGet as PATCH, onlyGet as POST, onlyGet as PUT };
