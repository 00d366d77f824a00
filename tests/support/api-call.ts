import { expect } from 'vitest';
import { problemsOf } from '@/app/api/v1/description';
import type { Endpoint } from '@/app/api/v1/endpoint';
import { ENDPOINTS } from '@/app/api/v1/endpoints/every-endpoint';
import { problemSchema } from '@/app/api/v1/schemas';
import { serve } from '@/app/api/v1/serve';
import type { ApiScope } from '@/lib/auth/api-tokens';
import { makeApiToken } from '@/lib/auth/api-tokens';
import { env } from '@/lib/env';
import { signInAs } from './test-session';

/** Who calls: the browser of a user, a program with a token, or nobody. */
export type Caller = Readonly<{ session?: string; token?: string; origin?: string }>;

type Called = Readonly<{ status: number; headers: Headers; text: string; body: Record<string, unknown> }>;
type Sent = Readonly<{ body?: unknown; text?: string; headers?: Readonly<Record<string, string>> }>;

export function endpointNamed(id: string): Endpoint {
  const found = ENDPOINTS.find((endpoint) => endpoint.id === id);
  if (!found) throw new Error(`No endpoint is called ${id}`);
  return found;
}

/** A user's token of that scope. */
export async function tokenOf(userId: string, scope: ApiScope): Promise<string> {
  const made = await makeApiToken({ userId, name: `To ${scope}`, scope, expiresAt: null });
  if (made.outcome === 'refused') throw new Error(made.reason);
  return made.token;
}

/** Any request to the API, as it would come over the network. */
export async function request(method: string, path: string, caller: Caller = {}, sent: Sent = {}): Promise<Called> {
  signInAs(caller.session);
  const { origin = caller.session === undefined ? undefined : env().APP_URL, token } = caller;
  const content = sent.text ?? (sent.body === undefined ? undefined : JSON.stringify(sent.body));
  const response = await serve(
    new Request(`${env().APP_URL}/api/v1${path}`, {
      method,
      headers: {
        ...(origin === undefined ? {} : { origin }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(content === undefined ? {} : { 'content-type': 'application/json' }),
        ...sent.headers,
      },
      ...(content === undefined ? {} : { body: content }),
    }),
  );
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: text === '' ? {} : JSON.parse(text) };
}

type Input = Readonly<{
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}>;

/** A request to an endpoint by its name; what comes back must be as the description says. */
export async function call(
  id: string,
  caller: Caller = {},
  { params = {}, query = {}, body }: Input = {},
): Promise<Called> {
  const endpoint = endpointNamed(id);
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');
  const called = await request(
    endpoint.method,
    `${path}?${new URLSearchParams(query)}`,
    caller,
    endpoint.body ? { body } : {},
  );
  expectDescribed(endpoint, called);
  return called;
}

function expectDescribed(endpoint: Endpoint, { status, headers, body }: Called): void {
  expect(headers.get('cache-control')).toBe('no-store');
  if (status >= 400) {
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(problemSchema.parse(body)).toEqual(body);
    expect(problemsOf(endpoint), `${endpoint.id} may answer ${body.code}`).toContain(body.code);
    return;
  }
  expect(status).toBe(endpoint.status);
  expect(endpoint.response ? endpoint.response.parse(body) : {}).toEqual(body);
}
