import { readerLocale } from '@/lib/i18n/reader-locale';
import { voiceFor } from '@/lib/notifications/voice';
import { describeApi } from '../description';

/** The API in words for machines. */
export async function GET(request: Request) {
  const voice = await voiceFor(readerLocale(request));
  return Response.json(describeApi(voice), { headers: { 'cache-control': 'no-store' } });
}
