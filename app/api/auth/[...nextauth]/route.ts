import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { NextRequest } from 'next/server';
import NextAuth from 'next-auth';
import { getTranslations } from 'next-intl/server';
import { enterAs } from '@/app/(site)/sign-in/enter';
import type { OAuthProblem } from '@/app/(site)/sign-in/oauth-problem';
import { rememberedNext, rememberNext } from '@/app/(site)/sign-in/request-cookie';
import { limitProblem, problemResponse } from '@/app/api/v1/problem';
import { csrfCookie, csrfPair } from '@/lib/auth/csrf-cookie';
import { oauthOptions } from '@/lib/auth/oauth';
import type { OAuthService } from '@/lib/auth/oauth-services';
import { isOffered } from '@/lib/auth/oauth-services';
import { ownPath } from '@/lib/auth/own-path';
import { env } from '@/lib/env';
import { readerLocale } from '@/lib/i18n/reader-locale';
import { spend } from '@/lib/limits/spend';
import { clientAddress } from '@/lib/requests/incoming-request';
import { limitedText } from '@/lib/requests/json-body';
import { isFromThisSite } from '@/lib/requests/same-origin';

type Context = RouteContext<'/api/auth/[...nextauth]'>;

/** A service sends people back with a GET, which may do nothing: it leads on to a page that POSTs what it brought. */
export async function GET(request: NextRequest, { params }: Context) {
  const { nextauth } = await params;
  const [step, service = '', ...more] = nextauth;
  if (step !== 'callback' || more.length > 0 || !isOffered(service)) return nothingHere();
  redirect(`/sign-in/with/${service}?${request.nextUrl.searchParams}`);
}

/** The two steps of next-auth that sign in with another service, for pages of this site only. It serves nothing else. */
export async function POST(request: NextRequest, context: Context) {
  const locale = readerLocale(request);
  if (!isFromThisSite(request)) return problemResponse({ code: 'foreign-origin' }, locale);
  const { nextauth } = await context.params;
  const [step, service = '', ...more] = nextauth;
  if (more.length > 0 || !isOffered(service)) return nothingHere();
  const text = await limitedText(request);
  if (text === undefined) return problemResponse({ code: 'body-too-large' }, locale);
  const limited = await spend('oauth-client', clientAddress());
  if (!limited.ok) return problemResponse(limitProblem('oauth-client', limited.retryAfterSeconds), locale);
  const form = new URLSearchParams(text);
  if (step === 'signin') return leave({ request, context, service, form });
  if (step === 'callback') return comeBack({ request, context, service, form });
  return nothingHere();
}

type Step = Readonly<{ request: NextRequest; context: Context; service: OAuthService; form: URLSearchParams }>;

/** Off to the service. That the form is ours is known by its origin; next-auth wants to see it in its own way, too. */
async function leave({ request, context, service, form }: Step): Promise<Response> {
  const jar = await cookies();
  rememberNext(jar, ownPath(form.get('next')));
  const csrf = csrfPair();
  jar.set(csrfCookie().name, csrf.cookie, csrfCookie().options);
  const options = oauthOptions(service, async () => '/sign-in');
  const answer: Response = await NextAuth(handed(request, { csrfToken: csrf.token }), context, options);
  return withOwnPages(answer, service);
}

/** Back from the service, with a code that stands for its word, and the state that ties it to this browser. */
async function comeBack({ request, context, service, form }: Step): Promise<Response> {
  const brought = { code: form.get('code') ?? '', state: form.get('state') ?? '' };
  const options = oauthOptions(service, async (email) => {
    if (email === undefined) return problemPath('unverified', service);
    const entered = await enterAs(email, rememberedNext(await cookies()));
    return entered.outcome === 'entered' ? entered.path : problemPath(entered.reason, service);
  });
  const answer: Response = await NextAuth(handed(request, brought), context, options);
  return withOwnPages(answer, service);
}

/** The same request with a body of our making. */
function handed(request: NextRequest, form: Readonly<Record<string, string>>): NextRequest {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  return new NextRequest(request.url, { method: 'POST', headers, body: new URLSearchParams(form).toString() });
}

/** What went wrong is said on the sign-in page; next-auth's own pages are not served. */
function withOwnPages(answer: Response, service: OAuthService): Response {
  const isOfNextAuth = answer.headers.get('location')?.startsWith(`${env().APP_URL}/api/auth/`);
  if (isOfNextAuth) answer.headers.set('location', problemPath('failed', service));
  return answer;
}

function problemPath(problem: OAuthProblem, service: OAuthService): string {
  return `/sign-in?${new URLSearchParams({ problem, service })}`;
}

async function nothingHere(): Promise<Response> {
  const t = await getTranslations('problems');
  return new Response(t('notFound'), { status: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
}
