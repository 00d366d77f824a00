import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Endpoint } from '@/app/api/v1/endpoint';
import { ENDPOINTS } from '@/app/api/v1/endpoints/every-endpoint';
import { apiTokensOf, makeApiToken, revokeApiToken, TOKENS_EACH } from '@/lib/auth/api-tokens';
import { db } from '@/lib/db';
import { openQuestions } from '@/lib/matches/reading/open-questions';
import type { Visibility } from '@/lib/matches/stream/match-status';
import type { Caller } from '../support/api-call';
import { call, request, tokenOf } from '../support/api-call';
import { guestNamed, openTable, runningMatch, signUp } from '../support/people';

vi.mock('@/lib/auth/session', () => import('../support/test-session'));

const GAME = 'ginkgopolis';
const EACH = ENDPOINTS.map((endpoint) => ({ name: endpoint.id, endpoint }));

/** An endpoint as its example calls it, at a table that is there. */
async function callExample(endpoint: Endpoint, caller: Caller, matchId: string) {
  const { params = {}, ...example } = endpoint.example;
  return call(endpoint.id, caller, { ...example, params: { ...params, ...(params.id ? { id: matchId } : {}) } });
}

describe.each(EACH)('$name', ({ endpoint }) => {
  const { access } = endpoint;

  it('tells who is nobody to sign in, unless it is for everybody', async () => {
    const matchId = await openTable(await signUp('Ana'), { game: GAME });

    const { status, headers } = await callExample(endpoint, {}, matchId);

    if (access === 'anybody') expect(status).not.toBe(401);
    else expect({ status, asks: headers.get('www-authenticate') }).toEqual({ status: 401, asks: 'Bearer' });
  });

  it('takes a token, one that only reads where nothing is done', async () => {
    const ana = await signUp('Ana');
    const matchId = await openTable(ana, { game: GAME });
    const [read, play] = [await tokenOf(ana, 'read'), await tokenOf(ana, 'play')];

    const looked = await callExample(endpoint, { token: read }, matchId);
    const played = await callExample(endpoint, { token: play }, matchId);

    if (access === 'play') expect(looked).toMatchObject({ status: 403, body: { code: 'token-may-not-play' } });
    else expect([401, 403]).not.toContain(looked.status === 403 ? looked.body.code : looked.status);
    expect([401]).not.toContain(played.status);
    expect(['token-may-not-play', 'foreign-origin']).not.toContain(played.body.code);
  });

  it('refuses a token that is revoked, too old, or made up, also where nobody has to sign in', async () => {
    const ana = await signUp('Ana');
    const matchId = await openTable(ana, { game: GAME });
    const revoked = await tokenOf(ana, 'play');
    for (const { id } of await apiTokensOf(ana)) await revokeApiToken({ userId: ana, id });
    const wish = { userId: ana, name: 'Old', scope: 'play', expiresAt: new Date(Date.now() - 1) } as const;
    const old = await makeApiToken(wish);

    for (const token of [revoked, old.outcome === 'made' ? old.token : '', `tl_${'x'.repeat(43)}`, 'x']) {
      const refused = await callExample(endpoint, { token, session: ana }, matchId);
      expect(refused).toMatchObject({ status: 401, body: { code: 'token-unknown' } });
    }
  });
});

describe.each(EACH.filter(({ endpoint }) => endpoint.method !== 'GET'))('$name', ({ endpoint }) => {
  it('does nothing for a browser that another site sends', async () => {
    const ana = await signUp('Ana');
    const matchId = await openTable(ana, { game: GAME });
    for (const origin of ['https://elsewhere.example', 'null', '']) {
      const refused = await callExample(endpoint, { session: ana, origin }, matchId);
      expect(refused).toMatchObject({ status: 403, body: { code: 'foreign-origin' } });
    }
    expect(await db.match.findMany({ select: { id: true, status: true } })).toEqual([{ id: matchId, status: 'open' }]);
  });
});

const PLAYS = [
  'readMatch',
  'readPrompts',
  'readLog',
  'readStep',
  'readPulse',
  'sendCommand',
  'sendTableCommand',
  'markSeen',
] as const;
const LOBBY = ['joinTable', 'leaveTable', 'addBot', 'emptySeat', 'startMatch', 'cancelTable'] as const;
type Expected = Readonly<Record<string, readonly number[]>>;

/** What host, other seat, stranger with an account, guest, and nobody get of a running match. */
const RUNNING: Readonly<Record<Visibility, Expected>> = {
  public: {
    readMatch: [200, 200, 200, 200, 200],
    readPrompts: [200, 200, 200, 200, 401],
    readLog: [200, 200, 200, 200, 200],
    readStep: [200, 200, 200, 200, 200],
    readPulse: [200, 200, 200, 200, 200],
    sendCommand: [200, 200, 403, 403, 401],
    sendTableCommand: [200, 200, 403, 403, 401],
    markSeen: [204, 204, 204, 204, 401],
  },
  link: {
    readMatch: [200, 200, 404, 404, 404],
    readPrompts: [200, 200, 404, 404, 401],
    readLog: [200, 200, 404, 404, 404],
    readStep: [200, 200, 404, 404, 404],
    readPulse: [200, 200, 404, 404, 404],
    sendCommand: [200, 200, 404, 404, 401],
    sendTableCommand: [200, 200, 404, 404, 401],
    markSeen: [204, 204, 204, 204, 401],
  },
};

/** And of a table that waits for players. */
const OPEN: Readonly<Record<Visibility, Expected>> = {
  public: {
    joinTable: [409, 409, 200, 200, 401],
    leaveTable: [409, 204, 409, 409, 401],
    addBot: [200, 403, 403, 403, 401],
    emptySeat: [200, 403, 403, 403, 401],
    startMatch: [200, 403, 403, 403, 401],
    cancelTable: [200, 403, 403, 403, 401],
  },
  link: {
    joinTable: [409, 409, 404, 404, 401],
    leaveTable: [409, 204, 404, 404, 401],
    addBot: [200, 403, 404, 404, 401],
    emptySeat: [200, 403, 404, 404, 401],
    startMatch: [200, 403, 404, 404, 401],
    cancelTable: [200, 403, 404, 404, 401],
  },
};

const BODIES: Readonly<Record<string, object>> = {
  markSeen: { step: 1 },
  sendTableCommand: { command: { type: 'Resign' } },
  joinTable: {},
  addBot: { bot: 'normal' },
  startMatch: {},
};

async function strangers(): Promise<readonly Caller[]> {
  return [{ session: await signUp('Stranger') }, { session: await guestNamed('Guest') }, {}];
}

describe.each(['public', 'link'] as const)('at a running match, %s,', (visibility) => {
  it.each(PLAYS)('%s answers each as it should', async (id) => {
    const { matchId, users } = await runningMatch(2, { game: GAME, visibility: 'public' });
    await db.match.update({ where: { id: matchId }, data: { visibility } });
    const callers = [...users.map((session) => ({ session })), ...(await strangers())];
    const params = { id: matchId, step: '1' };
    const statuses: number[] = [];
    for (const caller of callers) {
      const body = id === 'sendCommand' ? await choiceOf(matchId, caller.session ?? users[0]) : bodyOf(id);
      statuses.push((await call(id, caller, { params, body })).status);
    }

    expect(statuses).toEqual(RUNNING[visibility][id]);
    expect(await db.matchSeat.count({ where: { matchId, lastSeenVersion: { gt: 0 } } })).toBe(
      id === 'markSeen' ? 2 : 0,
    );
  });
});

const bodyOf = (id: string) => ({ commandId: randomUUID(), ...BODIES[id] });

async function choiceOf(matchId: string, userId: string | undefined) {
  const [mine] = (await openQuestions({ matchId, userId })) ?? [];
  const made = { type: 'KeepHand', data: {} };
  return { promptId: mine?.id ?? 'x', commandId: randomUUID(), command: mine?.legalCommands.at(0) ?? made };
}

describe.each(['public', 'link'] as const)('at an open table, %s,', (visibility) => {
  it.each(LOBBY)('%s answers each as it should', async (id) => {
    const [host, other] = [await signUp('Host'), await signUp('Other')];
    const callers = [{ session: host }, { session: other }, ...(await strangers())];
    const statuses: number[] = [];
    for (const caller of callers) {
      const matchId = await openTable(host, { game: GAME, seatCount: 3 });
      await db.matchSeat.create({ data: { matchId, seat: 1, userId: other } });
      await db.match.update({ where: { id: matchId }, data: { visibility } });
      statuses.push((await call(id, caller, { params: { id: matchId, seat: '1' }, body: bodyOf(id) })).status);
    }

    expect(statuses).toEqual(OPEN[visibility][id]);
  });
});

describe('a token', () => {
  it('is kept as a hash only', async () => {
    const token = await tokenOf(await signUp('Ana'), 'read');

    const stored = JSON.stringify(await db.apiToken.findMany());

    expect(stored).not.toContain(token.slice(3));
  });

  it('says on which day it last changed something, and that reading changes nothing', async () => {
    const ana = await signUp('Ana');
    const token = await tokenOf(ana, 'play');

    await call('readMe', { token });
    expect(await apiTokensOf(ana)).toMatchObject([{ lastUsedOn: null }]);
    await call('quickMatch', { token });

    expect((await apiTokensOf(ana))[0]?.lastUsedOn?.toISOString().slice(0, 10)).toBe(
      new Date().toISOString().slice(0, 10),
    );
  });

  it('goes with its account', async () => {
    const ana = await signUp('Ana');
    const token = await tokenOf(ana, 'read');
    await db.user.delete({ where: { id: ana } });

    expect((await call('readMe', { token })).status).toBe(401);
  });

  it('can be revoked by nobody else', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const token = await tokenOf(ana, 'read');
    for (const { id } of await apiTokensOf(ana)) await revokeApiToken({ userId: bo, id });

    expect((await call('readMe', { token })).body).toMatchObject({ id: ana, name: 'Ana' });
  });

  it('is one of not too many', async () => {
    const ana = await signUp('Ana');
    await Promise.all(Array.from({ length: TOKENS_EACH }, () => tokenOf(ana, 'read')));

    expect(await makeApiToken({ userId: ana, name: 'One more', scope: 'read', expiresAt: null })).toMatchObject({
      reason: 'too-many-tokens',
    });
  });

  it('of another kind of sign-in is none', async () => {
    const headers = { authorization: 'Basic YW5hOmFuYQ==' };

    expect(await request('GET', '/me', {}, { headers })).toMatchObject({
      status: 401,
      body: { code: 'token-unknown' },
    });
  });

  it('that asks too much is told when to go on', async () => {
    const ana = await signUp('Ana');
    const token = await tokenOf(ana, 'read');
    await call('readMe', { token });
    await db.limitUse.updateMany({ where: { limit: 'api' }, data: { wholeAt: new Date(Date.now() + 600_000) } });

    const refused = await call('readMe', { token });

    expect(refused.body).toMatchObject({ code: 'too-many-requests', values: { limit: 'api' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
