import type { Locale } from '@/lib/i18n/locales';
import { readerLocale } from '@/lib/i18n/reader-locale';
import { logger } from '@/lib/logger';
import { jsonBody, limitedBytes } from '@/lib/requests/json-body';
import { callerOf } from './caller';
import type { Answered, Endpoint } from './endpoint';
import { ENDPOINTS } from './endpoints/every-endpoint';
import type { Problem } from './problem';
import { problemResponse } from './problem';

const ROOT = '/api/v1';
const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\s*(?:;|$)/i;

type Found = Readonly<{ endpoint: Endpoint; params: Readonly<Record<string, string>> }>;

/** Answers any request below `/api/v1`. */
export async function serve(request: Request): Promise<Response> {
  const response = await answerTo(request);
  return request.method === 'HEAD' ? new Response(null, response) : response;
}

async function answerTo(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const found = ENDPOINTS.flatMap((endpoint) => {
    const params = paramsIn(pathname, `${ROOT}${endpoint.path}`);
    return params ? [{ endpoint, params }] : [];
  });
  const locale = readerLocale(request);
  if (found.length === 0) return problemResponse({ code: 'unknown-address' }, locale);
  const allow = { allow: allowed(found) };
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: allow });
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const asked = found.find(({ endpoint }) => endpoint.method === method);
  return asked
    ? answerSafely(request, asked, locale)
    : problemResponse({ code: 'method-not-offered', headers: allow }, locale);
}

function allowed(found: readonly Found[]): string {
  const methods = found.map(({ endpoint }) => endpoint.method);
  return [...methods, ...(methods.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', ');
}

/** The values of `{name}` in a path; `undefined` where it is another path. */
function paramsIn(pathname: string, pattern: string): Record<string, string> | undefined {
  const parts = pathname.split('/');
  const names = pattern.split('/');
  if (parts.length !== names.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = parts[index] ?? '';
    if (name.startsWith('{')) params[name.slice(1, -1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}

/** What nobody expected is told to the log alone. */
async function answerSafely(request: Request, found: Found, locale: Locale): Promise<Response> {
  try {
    return await answer(request, found);
  } catch (error) {
    logger.error({ err: error, endpoint: found.endpoint.id }, 'The API failed');
    return problemResponse({ code: 'internal-error' }, locale);
  }
}

async function answer(request: Request, { endpoint, params }: Found): Promise<Response> {
  const caller = await callerOf(request, endpoint);
  const language = readerLocale(request, caller.user);
  if (!caller.ok) return problemResponse(caller.problem, language);
  const body = await (endpoint.body ? bodyOf(request) : noBodyOf(request));
  if (!body.ok) return problemResponse(body.problem, language);
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const answered = await endpoint.run({ params, query, body: body.value, locale: language }, caller.user);
  return answered.ok ? responseTo(endpoint, answered) : problemResponse(answered.problem, language);
}

type ReadBody = Readonly<{ ok: true; value: unknown }> | Readonly<{ ok: false; problem: Problem }>;

async function bodyOf(request: Request): Promise<ReadBody> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) return { ok: false, problem: { code: 'not-json' } };
  const body = await jsonBody(request);
  if (body.outcome === 'refused') return { ok: false, problem: { code: body.problem } };
  return { ok: true, value: body.value };
}

/** Where nothing is asked for, nothing is looked at; but too much of it is refused everywhere. */
async function noBodyOf(request: Request): Promise<ReadBody> {
  const isTooLarge = request.method !== 'GET' && request.method !== 'HEAD' && !(await limitedBytes(request));
  return isTooLarge ? { ok: false, problem: { code: 'body-too-large' } } : { ok: true, value: undefined };
}

function responseTo({ status }: Endpoint, { body, location }: Extract<Answered<unknown>, { ok: true }>): Response {
  const headers = { 'cache-control': 'no-store', ...(location === undefined ? {} : { location }) };
  return status === 204 ? new Response(null, { status, headers }) : Response.json(body, { status, headers });
}
