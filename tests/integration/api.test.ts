import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { ENDPOINTS } from '@/app/api/v1/endpoints/every-endpoint';
import { db } from '@/lib/db';
import { BUILDING_IDS } from '@/lib/games/ginkgopolis/cards';
import { logger } from '@/lib/logger';
import { openQuestions } from '@/lib/matches/reading/open-questions';
import { call, endpointNamed, request, tokenOf } from '../support/api-call';
import { ONE_DAY } from '../support/at-table';
import { openTable, promptOf, runningMatch, signUp } from '../support/people';

vi.mock('@/lib/auth/session', () => import('../support/test-session'));

const GAME = { game: 'ginkgopolis' };

async function ginkgopolis(seatCount = 2) {
  const { matchId, users } = await runningMatch(seatCount, GAME);
  const [ana = '', bo = ''] = users;
  return { matchId, ana, bo, params: { id: matchId } };
}

async function answerOf(matchId: string, userId: string) {
  const [question] = (await openQuestions({ matchId, userId })) ?? [];
  return { promptId: question?.id, commandId: randomUUID(), command: question?.legalCommands.at(0) };
}

describe('any request to the API', () => {
  it('for an unknown address gets a problem document, whatever the method', async () => {
    const asked = ['GET', 'POST', 'DELETE'].flatMap((method) =>
      ['/nothing/here', ''].map((path) => ({ method, path })),
    );
    for (const { method, path } of asked) {
      const { status, headers, body } = await request(method, path);
      expect({ status, code: body.code }).toEqual({ status: 404, code: 'unknown-address' });
      expect(headers.get('content-type')).toBe('application/problem+json');
    }
  });

  it('with a method that is not offered is told which are', async () => {
    for (const { path } of ENDPOINTS) {
      const offered = ENDPOINTS.filter((endpoint) => endpoint.path === path).map(({ method }) => method);
      const { status, headers, body } = await request('DELETE', path);
      expect({ path, status, code: body.code }).toEqual({ path, status: 405, code: 'method-not-offered' });
      expect(headers.get('allow')).toBe(
        [...offered, ...(offered.includes('GET') ? ['HEAD'] : []), 'OPTIONS'].join(', '),
      );
    }
  });

  it('by HEAD gets the headers of GET and no body', async () => {
    const { status, headers, text } = await request('HEAD', '/games');

    expect({ status, text }).toEqual({ status: 200, text: '' });
    expect(headers.get('content-type')).toBe('application/json');
  });

  it('that is malformed is told where, and not what it said', async () => {
    const token = await tokenOf(await signUp('Ana'), 'play');
    const sent = { game: 'ginkgopolis', seatCount: 'secret words', visibility: 'secret words' };

    const { status, text, body } = await call('createTable', { token }, { body: sent });

    expect({ status, code: body.code }).toEqual({ status: 400, code: 'malformed-request' });
    expect(body.errors).toMatchObject([{ path: 'body.name' }, { path: 'body.seatCount' }, { path: 'body.visibility' }]);
    expect(text).not.toContain('secret words');
  });

  it('is refused in the language of the account, else in the one it asks for, down to the words of the schemas', async () => {
    const ana = await signUp('Ana');
    await db.user.update({ where: { id: ana }, data: { locale: 'de' } });
    const asked = { headers: { 'accept-language': 'zh-TW, en;q=0.5' } };

    const unknown = await request('GET', '/nowhere', {}, asked);
    const malformed = await call('createTable', { token: await tokenOf(ana, 'play') }, { body: {} });

    expect([unknown, malformed].map(({ headers }) => headers.get('content-language'))).toEqual(['zh-Hans', 'de']);
    expect(unknown.body.title).toMatch(/\p{Script=Han}/u);
    expect(malformed.text).toContain('Ungültige Eingabe');
  });

  it('that is no JSON, does not say so, or is too large is refused', async () => {
    const token = await tokenOf(await signUp('Ana'), 'play');
    const send = (text: string, headers = {}) => request('POST', '/matches', { token }, { text, headers });

    expect(await send('{')).toMatchObject({ status: 400, body: { code: 'malformed-json' } });
    expect(await send('{}', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'not-json' },
    });
    expect(await send(JSON.stringify('x'.repeat(64 * 1024)))).toMatchObject({
      status: 413,
      body: { code: 'body-too-large' },
    });
  });

  it('whose problem is explained says where, and in sentences', async () => {
    const { body } = await call('readMe');

    expect(body).toMatchObject({
      type: 'http://localhost:3000/api#problem-signed-out',
      title: 'Nobody is signed in',
      status: 401,
      reason: 'signed-out',
    });
    expect(body.detail).toMatch(/^Sign in.*\.$/);
  });
});

describe('a request that the service cannot answer', () => {
  it('is told that it is not its fault, and nothing of what went wrong inside', async () => {
    vi.spyOn(endpointNamed('readMe'), 'run').mockRejectedValue(new Error('relation "User" has inner secrets'));
    const logged = vi.spyOn(logger, 'error');

    const { status, body, text } = await call('readMe', { session: await signUp('Ana') });

    expect({ status, code: body.code }).toEqual({ status: 500, code: 'internal-error' });
    expect(text).not.toMatch(/inner|relation/);
    expect(logged).toHaveBeenCalledOnce();
  });

  it('is told when to send the same again, if too much happens at once', async () => {
    const busy = { ok: false, problem: { code: 'too-busy' } } as const;
    vi.spyOn(endpointNamed('sendCommand'), 'run').mockResolvedValue(busy);

    const { status, headers } = await call('sendCommand', { session: await signUp('Ana') }, { body: {} });

    expect({ status, after: headers.get('retry-after') }).toEqual({ status: 503, after: '2' });
  });
});

describe('a choice by the API', () => {
  it('is stored once under its id, and answered the same (L3)', async () => {
    const { matchId, ana, params } = await ginkgopolis();
    const token = await tokenOf(ana, 'play');
    const body = await answerOf(matchId, ana);

    const answers = await Promise.all([1, 2, 3].map(() => call('sendCommand', { token }, { params, body })));

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await call('readPrompts', { token }, { params })).body.prompts).toMatchObject([{ settled: true }]);
    expect((await call('listPrompts', { token })).body.prompts).toEqual([]);
  });

  it('for a prompt that has closed gets the match as it is now (L4)', async () => {
    const { matchId, ana, bo, params } = await ginkgopolis();
    const late = await answerOf(matchId, ana);
    for (const userId of [ana, bo]) {
      await call('sendCommand', { session: userId }, { params, body: await answerOf(matchId, userId) });
    }

    const { status, body } = await call(
      'sendCommand',
      { session: ana },
      { params, body: { ...late, commandId: randomUUID() } },
    );

    expect({ status, code: body.code }).toEqual({ status: 409, code: 'prompt-closed' });
    expect(body.match).toMatchObject({ id: matchId, you: 0, prompts: [await promptOf(matchId, ana)] });
  });

  it('against the rules gets the sentence of the game', async () => {
    const { matchId, ana, params } = await ginkgopolis();
    const body = await answerOf(matchId, ana);
    const told = JSON.stringify(await openQuestions({ matchId, userId: ana }));
    const card = BUILDING_IDS.find((id) => !told.includes(`"${id}"`));
    const command = { type: 'SealChoice', data: { choice: { card, tile: null, gain: null, tokenTo: null } } };

    const refusal = await call('sendCommand', { session: ana }, { params, body: { ...body, command } });

    expect(refusal).toMatchObject({ status: 422, body: { code: 'refused-by-rules', reason: 'card-not-in-hand' } });
    expect(refusal.body.detail).toMatch(/^\p{L}.*\.$/u);
  });
});

describe('the clock of a table by the API', () => {
  it('says when an answer is due, wherever the question stands', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const clock = { pace: '1d', bank: '3d', holidays: '7' };
    const body = { ...GAME, name: 'By the clock', seatCount: 2, clock, visibility: 'public' };
    const table = await call('createTable', { session: ana }, { body });
    const params = { id: String(table.body.id) };
    await call('joinTable', { session: bo }, { params, body: {} });

    const match = await call('readMatch', { session: ana }, { params });
    const [prompt] = match.body.prompts as { due: { dueAt: string; bankEndsAt: string } }[];
    const waiting = (await call('listPrompts', { session: ana })).body.prompts;
    const asked = (await call('readPrompts', { session: ana }, { params })).body.prompts;

    expect(match.body.clock).toEqual({ paceMs: 86_400_000, bankMs: 3 * 86_400_000, holidayDays: 7 });
    expect(Date.parse(prompt?.due.bankEndsAt ?? '') - Date.parse(prompt?.due.dueAt ?? '')).toBe(3 * 86_400_000);
    expect(waiting).toMatchObject([{ dueAt: prompt?.due.dueAt }]);
    expect(asked).toMatchObject([{ due: prompt?.due }]);
  });

  it('that a table does not have cannot be stopped, and the sentence says so', async () => {
    const { ana, params } = await ginkgopolis();
    const body = { commandId: randomUUID(), command: { type: 'BeginHoliday', days: 2 }, timeZone: 'Asia/Tokyo' };

    const refused = await call('sendTableCommand', { session: ana }, { params, body });
    const nowhere = await call(
      'sendTableCommand',
      { session: ana },
      { params, body: { ...body, timeZone: 'Nowhere' } },
    );

    expect(refused).toMatchObject({ status: 409, body: { code: 'refused-at-table', reason: 'no-clock' } });
    expect(nowhere).toMatchObject({ status: 400, body: { errors: [{ path: 'body.timeZone' }] } });
  });
});

describe('a request that takes no body', () => {
  it('is refused all the same when there is too much of one', async () => {
    const { ana, params } = await ginkgopolis();

    const refused = await request(
      'POST',
      `/matches/${params.id}/leave`,
      { session: ana },
      { text: 'x'.repeat(70_000) },
    );

    expect(refused).toMatchObject({ status: 413, body: { code: 'body-too-large' } });
  });
});

describe('a holiday by the API', () => {
  it('is one where its player lives, if no zone is said', async () => {
    const { matchId, users } = await runningMatch(2, { ...GAME, clock: ONE_DAY });
    const [ana = ''] = users;
    await db.user.update({ where: { id: ana }, data: { timeZone: 'Pacific/Auckland' } });
    const body = { commandId: randomUUID(), command: { type: 'BeginHoliday', days: 1 } };

    await call('sendTableCommand', { session: ana }, { params: { id: matchId }, body });

    const { holidayUntil } = await db.matchSeat.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat: 0 } } });
    expect(holidayUntil?.toLocaleTimeString('en', { timeZone: 'Pacific/Auckland' })).toBe('12:00:00 AM');
  });
});

describe('the lists of the API', () => {
  it('give a user’s matches in parts that neither overlap nor leave out', async () => {
    const ana = await signUp('Ana');
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) ids.push(await openTable(ana, { ...GAME, name: `Table ${index}` }));
    const token = await tokenOf(ana, 'read');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const query = { limit: '2', status: 'open', ...(cursor ? { cursor } : {}) };
      const { body } = await call('listMatches', { token }, { query });
      seen.push(...(body.matches as { id: string }[]).map(({ id }) => id));
      cursor = (body.nextCursor as string | null) ?? undefined;
    } while (cursor);

    expect(seen).toEqual(ids.toReversed());
    expect((await call('listMatches', { token }, { query: { status: 'running' } })).body.matches).toEqual([]);
  });

  it('show open tables to others, not those by link', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const shown = await openTable(ana, GAME);
    await openTable(ana, { ...GAME, visibility: 'link' });

    for (const caller of [{}, { session: bo }]) {
      expect((await call('listTables', caller)).body.tables).toMatchObject([{ id: shown }]);
    }
    expect((await call('listTables', { session: ana })).body.tables).toEqual([]);
  });
});

describe('the history by the API', () => {
  it('tells what happened after a step, and shows the table at any step', async () => {
    const { matchId, ana, bo, params } = await ginkgopolis();
    const before = (await call('readMatch', { session: ana }, { params })).body;
    for (const userId of [ana, bo]) {
      await call('sendCommand', { session: userId }, { params, body: await answerOf(matchId, userId) });
    }

    const log = await call('readLog', { session: ana }, { params, query: { after: String(before.step) } });
    const then = await call('readStep', { session: ana }, { params: { ...params, step: String(before.step) } });

    const later = Number(log.body.latestStep) - Number(before.step);
    expect((log.body.entries as { step: number }[]).map(({ step }) => step - Number(before.step))).toEqual(
      Array.from({ length: later }, (_, index) => index + 1),
    );
    expect(then.body).toMatchObject({ view: before.view, step: before.step, canAct: false });
    for (const step of ['0', '9999', 'x']) {
      expect([400, 404]).toContain((await call('readStep', { session: ana }, { params: { ...params, step } })).status);
    }
  });
});
