import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { voiceFor } from '@/lib/notifications/voice';
import { describeApi } from './description';
import { ENDPOINTS } from './endpoints/every-endpoint';

const API = 'app/api/v1';
/** The endpoints, and their description. */
const CATCH_ALL = ['[[...path]]', 'openapi.json'];

const describeNow = async () => describeApi(await voiceFor(DEFAULT_LOCALE));

describe('the description of the API', () => {
  it('is a valid OpenAPI document', async () => {
    const { valid, errors } = await new Validator().validate(await describeNow());

    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('names every endpoint once, with texts', async () => {
    const { paths } = await describeNow();

    for (const { id, method, path } of ENDPOINTS) {
      expect(paths).toHaveProperty([path, method.toLowerCase(), 'operationId'], id);
    }
    expect(new Set(ENDPOINTS.map(({ id }) => id)).size).toBe(ENDPOINTS.length);
  });

  it('names whatever has a route of its own beside the endpoints', async () => {
    const { paths } = await describeNow();
    const files = readdirSync(API, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('route.ts'));
    const own = files.map((file) => dirname(file)).filter((folder) => !CATCH_ALL.includes(folder));

    expect(files.length).toBe(own.length + CATCH_ALL.length);
    for (const folder of own) expect(paths).toHaveProperty([`/${folder.replaceAll(/\[(\w+)\]/g, '{$1}')}`, 'get']);
  });

  it('refers to nothing that it does not hold', async () => {
    const document = await describeNow();
    const names = [...JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(
      ([, name = '']) => name,
    );

    expect(names.length).toBeGreaterThan(50);
    for (const name of names) expect(document).toHaveProperty(['components', 'schemas', name]);
  });

  it('has no word in place of a text', async () => {
    expect(JSON.stringify(await describeNow())).not.toMatch(/api\.(endpoints|problems|access)\./);
  });
});

describe('an example', () => {
  it.each(ENDPOINTS.map((endpoint) => ({ name: endpoint.id, endpoint })))(
    'fits its endpoint: $name',
    ({ endpoint }) => {
      const { params, query, body, response, example } = endpoint;

      expect(params.safeParse(example.params ?? {}).error).toBeUndefined();
      expect(query.safeParse(example.query ?? {}).error).toBeUndefined();
      expect(body?.safeParse(example.body).error).toBeUndefined();
      expect(response?.parse(example.answer)).toEqual(example.answer);
    },
  );
});
