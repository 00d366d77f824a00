import { z } from 'zod';
import { de, en, fr, ro, zhCN } from 'zod/locales';
import type { ApiScope } from '@/lib/auth/api-tokens';
import type { CurrentUser } from '@/lib/auth/current-user';
import type { RefusalValues } from '@/lib/engine/game-definition';
import type { Locale } from '@/lib/i18n/locales';
import type { Flaw, Problem } from './problem';
import type { ProblemCode } from './problem-codes';

export const METHODS = ['GET', 'POST'] as const;
export type Method = (typeof METHODS)[number];

/** Who may call: anybody, signed in or not; who may look as a user; who may act as one. */
export type Access = 'anybody' | ApiScope;

type Texts = Readonly<Record<string, string>>;

export type Answered<Body> =
  | Readonly<{ ok: true; body: Body; location?: string }>
  | Readonly<{ ok: false; problem: Problem }>;

/** A request after its schemas. */
export type Call<Params, Query, Body> = Readonly<{ params: Params; query: Query; body: Body; locale: Locale }>;
export type RawCall = Call<Texts, Texts, unknown>;

/** One thing the API does: what it is called, what it takes, what it answers. All else is made from this. */
type Definition<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType> = Readonly<{
  /** Names it in the description, and its texts below `api.endpoints`. */
  id: string;
  method: Method;
  /** Below `/api/v1`, with `{name}` for each of `params`. */
  path: string;
  params?: P;
  query?: Q;
  body?: B;
  status: 200 | 201 | 204;
  /** Absent where there is nothing to tell. */
  response?: R;
  /** Those of this endpoint alone; `commonProblems` adds the others. */
  problems?: readonly ProblemCode[];
  example?: Readonly<{ params?: Texts; query?: Texts; body?: z.input<B>; answer?: z.output<R> }>;
}>;

type Handle<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType, User> = (
  call: Call<z.output<P>, z.output<Q>, z.output<B>>,
  user: User,
) => Promise<Answered<z.output<R>>>;

export type Endpoint = Readonly<{
  id: string;
  method: Method;
  path: string;
  access: Access;
  status: number;
  params: z.ZodType;
  query: z.ZodType;
  body: z.ZodType | undefined;
  response: z.ZodType | undefined;
  problems: readonly ProblemCode[];
  example: Readonly<{ params?: Texts; query?: Texts; body?: unknown; answer?: unknown }>;
  run: (call: RawCall, user: CurrentUser | undefined) => Promise<Answered<unknown>>;
}>;

type Nothing = z.ZodObject<Record<never, never>>;
const NOTHING: Nothing = z.object({});

/** An endpoint for whoever is signed in, with a session or a token of that scope. */
export function endpoint<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  B extends z.ZodType = z.ZodUndefined,
  R extends z.ZodType = z.ZodUndefined,
>(access: ApiScope, definition: Definition<P, Q, B, R>, handle: Handle<P, Q, B, R, CurrentUser>): Endpoint {
  return erased<P, Q, B, R>(access, definition, async (call, user) =>
    user ? handle(call, user) : refused('signed-out'),
  );
}

/** An endpoint that answers strangers too. */
export function openEndpoint<
  P extends z.ZodType = Nothing,
  Q extends z.ZodType = Nothing,
  R extends z.ZodType = z.ZodUndefined,
>(
  definition: Definition<P, Q, z.ZodUndefined, R>,
  handle: Handle<P, Q, z.ZodUndefined, R, CurrentUser | undefined>,
): Endpoint {
  return erased<P, Q, z.ZodUndefined, R>('anybody', definition, handle);
}

/** Hides an endpoint's own types behind one interface. Nothing leaves that its response schema does not name. */
function erased<P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, R extends z.ZodType>(
  access: Access,
  definition: Definition<P, Q, B, R>,
  handle: Handle<P, Q, B, R, CurrentUser | undefined>,
): Endpoint {
  const { params, query, body, response, problems = [], example = {}, ...rest } = definition;
  const schema = z.object({ params: params ?? NOTHING, query: query ?? NOTHING, body: body ?? z.undefined() });
  return {
    ...{ ...rest, access, problems, example },
    ...{ params: params ?? NOTHING, query: query ?? NOTHING, body, response },
    run: async ({ locale, ...raw }, user) => {
      const parsed = schema.safeParse(raw, { error: WORDS[locale] });
      if (!parsed.success) return { ok: false, problem: { code: 'malformed-request', errors: flawsOf(parsed.error) } };
      const call = { ...parsed.data, locale } as Call<z.output<P>, z.output<Q>, z.output<B>>;
      const answered = await handle(call, user);
      return answered.ok && response ? { ...answered, body: response.parse(answered.body) } : answered;
    },
  };
}

/** What zod says of a flaw, in each language. */
const WORDS = {
  en: en().localeError,
  zh: zhCN().localeError,
  de: de().localeError,
  fr: fr().localeError,
  ro: ro().localeError,
} as const satisfies Record<Locale, z.core.$ZodErrorMap>;

/** Where and what, never the value that was sent. */
function flawsOf({ issues }: z.ZodError): readonly Flaw[] {
  return issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}

export function answered<Body>(body: Body, location?: string): Answered<Body> {
  return { ok: true, body, ...(location === undefined ? {} : { location }) };
}

export function refused(code: ProblemCode, values: RefusalValues = {}): Readonly<{ ok: false; problem: Problem }> {
  return { ok: false, problem: { code, values } };
}

/** What any endpoint of this kind may answer beside its own problems. */
export function commonProblems({ method, access, params, query, body }: Endpoint): readonly ProblemCode[] {
  const takesInput = [params, query].some((schema) => schema !== NOTHING) || body !== undefined;
  return [
    ...(takesInput ? (['malformed-request'] as const) : []),
    ...(body ? (['malformed-json', 'not-json'] as const) : []),
    ...(method === 'GET' ? [] : (['body-too-large'] as const)),
    ...(access === 'anybody' ? [] : (['signed-out'] as const)),
    'token-unknown',
    ...(access === 'play' ? (['token-may-not-play'] as const) : []),
    ...(method === 'GET' ? [] : (['foreign-origin'] as const)),
    ...(['too-many-requests', 'internal-error'] as const),
  ];
}
