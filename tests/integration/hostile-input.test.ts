import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseContents } from '../support/database-contents';
import { promptOf } from '../support/people';
import type { Route } from '../support/routes';
import { addressesOf, routes } from '../support/routes';
import type { Fields, Posted, ServerAction } from '../support/server-actions';
import { formCall, plainFormCall, rawCall, serverActions } from '../support/server-actions';
import type { Web } from '../support/web';
import { cookieOf, startWeb } from '../support/web';
import type { World } from '../support/world';
import { smallWorld } from '../support/world';

const RUNS = 5;
const KIBIBYTE = 1024;
const TOO_MUCH = 'x'.repeat(65 * KIBIBYTE);
const SENTENCE = /\p{Lu}\p{L}*(?: [^ ]+){2,}[.?!]/u;

let web: Web | undefined;
let world: World;
/** Gus, who sits nowhere and owns nothing, and somebody without an account. */
let callers: readonly string[];

beforeEach(async () => {
  web ??= await startWeb({ LIMITS_FACTOR: '1000', GITHUB_CLIENT_ID: 'turnleaf', GITHUB_CLIENT_SECRET: 'secret' });
  world = await smallWorld();
  callers = [await cookieOf(world.people.guest), ''];
}, 240_000);
afterAll(() => web?.stop());

type Answer = Readonly<{ status: number; text: string }>;

async function post(path: string, { headers, body }: Posted, cookie: string): Promise<Answer> {
  const sent = { origin: web?.address ?? '', cookie, ...headers };
  const init = { method: 'POST', headers: sent, redirect: 'manual', duplex: 'half' } as RequestInit;
  const response = await fetch(`${web?.address}${path}`, { ...init, body: typeof body === 'function' ? body() : body });
  return { status: response.status, text: await response.text() };
}

type Attack = Readonly<{ what: string; path: string; isAction: boolean; cookies: readonly string[] }>;

/** Everybody sends it and is refused, with a sentence. Forms may come back with it, or lead to the page that says it. */
async function attack({ what, path, isAction, cookies }: Attack, posted: Posted): Promise<void> {
  const answers = await Promise.all(cookies.map((cookie) => post(path, posted, cookie)));
  for (const { status, text } of answers) {
    expect(status, `${what}\n${web?.output()}`).toBeLessThan(500);
    if (!isAction) expect(status, what).toBeGreaterThanOrEqual(300);
    if (status >= 400) expect(text, what).toMatch(SENTENCE);
  }
}

/** Several of a kind at once. */
async function attackWith<Input>(
  target: Attack,
  bad: fc.Arbitrary<Input>,
  posted: (input: Input) => Posted,
): Promise<void> {
  const many = fc.array(bad, { minLength: RUNS, maxLength: RUNS });
  const property = fc.asyncProperty(many, async (inputs) => {
    await Promise.all(inputs.map((input) => attack(target, posted(input))));
  });
  await fc.assert(property, { numRuns: 1 });
}

/** Texts that no field takes: too short, too long, or with characters that cannot be seen. */
const badText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b\u0001',
    '\u202e\u2066x',
    '-1',
    '1e999',
    'NaN',
    '$F1',
    '$undefined',
    '[]',
    '\ud800',
  ),
  fc.string({ minLength: 401, maxLength: 600 }),
  fc.string({ unit: 'binary', maxLength: 1 }),
);
const badValue = fc.oneof(badText, fc.constant(new Blob(['a file'], { type: 'text/plain' })));
const FIELDS = [
  ...['matchId', 'inviteToken', 'bot', 'seat', 'fillWith', 'game', 'opponents', 'playerName', 'name', 'email', 'code'],
  ...[
    'token',
    'next',
    'seatCount',
    'visibility',
    'startsWhenFull',
    'userId',
    '__proto__',
    'constructor',
    '$ACTION_KEY',
  ],
] as const;
const badForm = fc.dictionary(fc.constantFrom(...FIELDS), badValue, { maxKeys: 6 });

/** JSON of any shape, and what is none. */
const badJson = fc.oneof(
  fc.json({ maxDepth: 3 }),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"\\u0000"',
    '{"__proto__":{"a":1}}',
    '[["$K1"]]',
    '["$F99","$@5","$Q7"]',
    '[{"a":"$1:b:c"}]',
  ),
);

/** Forms that would do something for others: with the ids of tables and matches that are not the caller's. */
const foreignForms = (): readonly Fields[] =>
  Object.values(world.matches).map((matchId) => ({
    ...{ matchId, seat: '0', bot: 'normal', fillWith: 'normal', inviteToken: 'wrong', token: 'wrong', code: '000000' },
    ...{
      game: 'chess',
      opponents: '99',
      seatCount: '99',
      visibility: 'everybody',
      name: 'x',
      playerName: 'x',
      email: 'x',
    },
    ...{ userId: matchId, days: '99', reason: 'x', text: '', mails: 'x' },
  }));

/** Any form at all is a good one for these, which change what is the caller's own. Only callers without an account fail. */
const TAKES_ANY_FORM: readonly string[] = ['changeMails'];

describe('a server action refuses in a sentence, and changes nothing', () => {
  it('when its input is malformed, huge, foreign or stale', { timeout: 900_000 }, async () => {
    const actions = serverActions();
    expect(actions.length).toBeGreaterThan(15);
    for (const action of actions) await attackAction(action);
  });
});

async function attackAction(action: ServerAction): Promise<void> {
  const page = routes().find(({ file }) => file === action.page);
  if (!page) throw new Error(`No page ${action.page} for ${action.name}`);
  const target = {
    what: `the action ${action.name} (${action.file})`,
    path: addressesOf(page, world)[0] ?? '/',
    isAction: true,
    cookies: TAKES_ANY_FORM.includes(action.name) ? [''] : callers,
  };
  const before = await databaseContents();
  for (const call of [formCall, plainFormCall]) {
    await attackWith(target, badForm, (form) => call(action, form));
    await Promise.all(foreignForms().map((form) => attack(target, call(action, form))));
  }
  await attackWith(target, badJson, (text) => rawCall(action, text));
  for (const posted of [...(await staleAnswers(action)), ...unreadable(action)]) await attack(target, posted);
  expect(await databaseContents(), `after ${target.what}`).toEqual(before);
}

/** Answers to a prompt of somebody else, and to one that has closed. */
async function staleAnswers(action: ServerAction): Promise<readonly Posted[]> {
  const { running, finished } = world.matches;
  const prompt = await promptOf(running, world.people.owner);
  const command = { type: 'SealChoice', data: { choice: {} } };
  const commandId = 'b3b9c7de-2d39-4a1c-8f0e-6a1b2c3d4e5f';
  return [
    { matchId: running, promptId: prompt.id },
    { matchId: finished, promptId: prompt.id },
    { matchId: running, promptId: 'closed long ago' },
  ].map((answer) => rawCall(action, JSON.stringify([{ ...answer, commandId, command }])));
}

/** What is too large, whether it says so or not, and what is cut off or no form at all. */
function unreadable({ id }: ServerAction): readonly Posted[] {
  const huge = new FormData();
  huge.append('_1_name', TOO_MUCH);
  huge.append('0', '[{"values":{}},"$K1"]');
  const multipart = { 'next-action': id, 'content-type': 'multipart/form-data; boundary=x' };
  return [
    { headers: { 'next-action': id }, body: huge },
    { headers: {}, body: huge },
    { headers: { 'next-action': id }, body: endless },
    { headers: multipart, body: '--x\r\ncontent-disposition: form-data; name="0"\r\n\r\n["$K1"' },
    { headers: { ...multipart, 'content-type': 'multipart/form-data' }, body: 'no boundary' },
    { headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: 'no parts' },
    { headers: { 'next-action': 'toString' }, body: '[]' },
    { headers: { 'next-action': id, origin: 'https://evil.example' }, body: '[]' },
    { headers: { 'next-action': id, origin: 'nonsense' }, body: '[]' },
  ];
}

/** More than is read, in pieces that do not say how many there are. */
function endless(): ReadableStream {
  let left = 80;
  return new ReadableStream({
    pull: (controller) => {
      if (left === 0) controller.close();
      else controller.enqueue(new Uint8Array(KIBIBYTE).fill(0x20));
      left -= 1;
    },
  });
}

const JSON_HEADERS = { 'content-type': 'application/json' } as const;

describe('a route refuses in a sentence, and changes nothing', () => {
  it('when its input is malformed, huge, foreign or stale', { timeout: 900_000 }, async () => {
    const written = routes().filter(
      ({ file }) => /\bPOST\b/.test(readFileSync(file, 'utf8')) && file.endsWith('route.ts'),
    );
    expect(written.length).toBeGreaterThan(4);
    for (const route of written) await attackRoute(route);
  });

  it('when a part of its address is none', { timeout: 900_000 }, async () => {
    const before = await databaseContents();
    for (const { path } of routes().filter((route) => route.path.includes('['))) {
      for (const part of ['%00', '%E0%A4%A', 'x'.repeat(2_000), '..%2f..', "'--", '%F0%9F%8C%BF', '-1', '__proto__']) {
        const address = path.replace(/\[+[^\]]*\]+/g, part);
        const { status } = await fetch(`${web?.address}${address}`, { redirect: 'manual' });
        expect(status, address).toBeLessThan(500);
      }
    }
    expect(await databaseContents()).toEqual(before);
  });

  it('when its method is one that nobody may use', async () => {
    for (const path of ['/', '/api/v1/me', '/healthz']) {
      const status = await trace(path);
      expect(status, path).toBeGreaterThanOrEqual(400);
      expect(status, path).toBeLessThan(500);
    }
  });
});

/** What `fetch` does not send. */
function trace(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${web?.address}${path}`, { method: 'TRACE' }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on('error', reject).end();
  });
}

async function attackRoute(route: Route): Promise<void> {
  const before = await databaseContents();
  for (const address of addressesOf(route, world)) {
    const path = address.replace(world.unsubscribeToken, 'wrong');
    const target = { what: `POST ${path}`, path, isAction: false, cookies: callers };
    await attackWith(target, badJson, (body) => ({ headers: JSON_HEADERS, body }));
    for (const posted of UNWANTED) await attack(target, posted);
  }
  expect(await databaseContents(), `after hostile input to ${route.path}`).toEqual(before);
}

const UNWANTED: readonly Posted[] = [
  { headers: JSON_HEADERS, body: JSON.stringify(TOO_MUCH) },
  { headers: JSON_HEADERS, body: endless },
  { headers: { 'content-type': 'text/html' }, body: '<p>' },
  { headers: { ...JSON_HEADERS, origin: 'https://evil.example' }, body: '{}' },
  { headers: { ...JSON_HEADERS, authorization: 'Bearer \u00e4' }, body: '{}' },
];
