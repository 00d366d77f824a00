import { z } from 'zod';
import { env } from '@/lib/env';
import { languageTag } from '@/lib/i18n/locales';
import type { Voice } from '@/lib/notifications/voice';
import type { Access, Endpoint } from './endpoint';
import { commonProblems } from './endpoint';
import { ENDPOINTS } from './endpoints/every-endpoint';
import type { ProblemCode } from './problem-codes';
import { PROBLEMS } from './problem-codes';
import { problemSchema } from './schemas';

type JsonObject = Record<string, unknown>;
type Direction = 'input' | 'output';

/** Routes of their own beside the endpoints, each telling again and again what an endpoint tells once. */
const STREAMS = [
  { id: 'streamListPulse', path: '/live', like: 'readListPulse' },
  { id: 'streamPulse', path: '/matches/{id}/live', like: 'readPulse' },
] as const;
const VERSION = '1';
const PROBLEM = { $ref: '#/components/schemas/Problem' };
const SESSION_COOKIE = 'turnleaf.session';
const SECURITY: Readonly<Record<Access, readonly JsonObject[]>> = {
  anybody: [{}, { token: [] }, { session: [] }],
  read: [{ token: [] }, { session: [] }],
  play: [{ token: [] }, { session: [] }],
};

/** All problems an endpoint may answer with, in the order of their status. */
export function problemsOf(endpoint: Endpoint): readonly ProblemCode[] {
  const codes = new Set([...commonProblems(endpoint), ...endpoint.problems]);
  return [...codes].toSorted((a, b) => PROBLEMS[a] - PROBLEMS[b]);
}

/** The OpenAPI 3.1 document, made from the schemas that read the requests and write the answers. */
export function describeApi({ say, locale }: Voice): JsonObject {
  const components: JsonObject = {};
  const shape = (schema: z.ZodType, direction: Direction) => jsonSchema(schema, direction, components);
  const paths: Record<string, JsonObject> = {};
  for (const endpoint of ENDPOINTS) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: operation(endpoint, say, shape),
    };
  }
  for (const { path, like, id } of STREAMS) {
    const endpoint = ENDPOINTS.find((one) => one.id === like);
    if (endpoint)
      paths[path] = { get: { ...operation(endpoint, say, shape), operationId: id, ...streamed(endpoint, say) } };
  }
  shape(problemSchema, 'output');
  return {
    openapi: '3.1.1',
    info: { title: say('site.name'), version: VERSION, description: say('api.description') },
    servers: [{ url: `${env().APP_URL}/api/v1` }],
    'x-language': languageTag(locale),
    paths,
    components: {
      schemas: components,
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'tl_…' },
        session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
      },
    },
  };
}

/** The same as a stream of server-sent events, for as long as its reader stays. */
function streamed(endpoint: Endpoint, say: Voice['say']): JsonObject {
  const events = content({ type: 'string' }, 'text/event-stream', 'event: pulse\ndata: running 14\n\n');
  const description = say(`api.endpoints.${endpoint.id}.summary`);
  return { responses: { 200: { description, ...events }, ...problemResponses(endpoint, say) } };
}

type Shape = (schema: z.ZodType, direction: Direction) => JsonObject;

function operation(endpoint: Endpoint, say: Voice['say'], shape: Shape): JsonObject {
  const { id, access, params, query, body, response, status, example } = endpoint;
  const texts = `api.endpoints.${id}`;
  const parameters = [
    ...parametersOf(shape(params, 'input'), 'path', example.params),
    ...parametersOf(shape(query, 'input'), 'query', example.query),
  ];
  return {
    operationId: id,
    summary: say(`${texts}.summary`),
    description: `${say(`${texts}.description`)}\n\n${say(`api.access.${access}`)}.`,
    security: SECURITY[access],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body
      ? { requestBody: { required: true, ...content(shape(body, 'input'), 'application/json', example.body) } }
      : {}),
    responses: {
      [status]: {
        description: say(`${texts}.summary`),
        ...(response ? content(shape(response, 'output'), 'application/json', example.answer) : {}),
      },
      ...problemResponses(endpoint, say),
    },
  };
}

function problemResponses(endpoint: Endpoint, say: Voice['say']): JsonObject {
  const codes = problemsOf(endpoint);
  const statuses = [...new Set(codes.map((code) => PROBLEMS[code]))];
  const described = statuses.map((status) => {
    const titles = codes
      .filter((code) => PROBLEMS[code] === status)
      .map((code) => `\`${code}\`: ${say(`api.problems.${code}.title`)}.`);
    return [status, { description: titles.join('\n'), ...content(PROBLEM, 'application/problem+json') }] as const;
  });
  return Object.fromEntries(described);
}

function content(schema: JsonObject, type: string, example?: unknown): JsonObject {
  return { content: { [type]: { schema, ...(example === undefined ? {} : { example }) } } };
}

function parametersOf(
  { properties, required }: JsonObject,
  where: 'path' | 'query',
  examples: Readonly<Record<string, string>> = {},
): readonly JsonObject[] {
  const names: readonly unknown[] = Array.isArray(required) ? required : [];
  return Object.entries(properties ?? {}).map(([name, schema]) => ({
    ...{ name, in: where, schema, required: where === 'path' || names.includes(name) },
    ...(examples[name] === undefined ? {} : { example: examples[name] }),
  }));
}

/** A schema as JSON Schema; those with an id go to the components, and are referred to from then on. */
function jsonSchema(schema: z.ZodType, io: Direction, components: JsonObject): JsonObject {
  const {
    $schema: _,
    $defs,
    ...made
  } = z.toJSONSchema(schema, {
    io,
    // Answers may gain fields: whoever reads them must not refuse those.
    override: ({ jsonSchema: one }) => {
      if (one.additionalProperties === false) delete one.additionalProperties;
    },
  });
  const moved: JsonObject = JSON.parse(
    JSON.stringify({ made, $defs: $defs ?? {} }).replaceAll('"#/$defs/', '"#/components/schemas/'),
  );
  Object.assign(components, moved.$defs);
  return isObject(moved.made) ? moved.made : {};
}

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null;
}
