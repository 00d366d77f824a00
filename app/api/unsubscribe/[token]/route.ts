import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { unsubscribe } from '@/lib/notifications/unsubscribe';

/** The one-click POST of mail programs (RFC 8058): no cookie, no page, the token is enough. */
export async function POST(_: Request, { params }: RouteContext<'/api/unsubscribe/[token]'>) {
  const t = await getTranslations('unsubscribe');
  const isStopped = await unsubscribe((await params).token);
  return new Response(t(isStopped ? 'stopped' : 'wrong'), {
    status: isStopped ? 200 : 400,
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
}

/** Somebody who opens the address by hand gets the page that asks first. */
export async function GET(_: Request, { params }: RouteContext<'/api/unsubscribe/[token]'>) {
  redirect(`/unsubscribe/${encodeURIComponent((await params).token)}`);
}
