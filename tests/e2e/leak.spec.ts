import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, BrowserContext, Request } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { Viewer } from '@/lib/engine/game-definition';
import { ginkgopolis } from '@/lib/games/ginkgopolis';
import { BUILDING_IDS } from '@/lib/games/ginkgopolis/cards';
import type { GinkgopolisView } from '@/lib/games/ginkgopolis/view-types';
import { atTable } from '../support/at-table';
import type { PreparedMatch } from './prepared-match';
import { account, answerFor, browserOf, guest, matchNow, playOn, preparedMatch } from './prepared-match';
import { makeChoice, seal } from './table';

const SEATS = ['Ana', 'Bo', 'Cleo'] as const;
const ROUND = 3;

const viewOf = (match: Match, viewer: Viewer) => match.viewFor(viewer) as GinkgopolisView;
const spoken = (id: string) => id.replace(/^./, (letter) => letter.toUpperCase()).replace('-', ' ');

/** In the middle of a round: somebody has sealed, and everybody holds cards and tiles. */
async function middleOfAMatch(): Promise<PreparedMatch> {
  const prepared = await preparedMatch(SEATS);
  const match = await playOn(prepared, (current) => {
    const { round, seats } = viewOf(current, { role: 'spectator' });
    return (
      round >= ROUND && seats.some(({ sealed }) => sealed) && tilesBySeat(current).every(({ length }) => length > 0)
    );
  });
  // Rarely somebody stays without tiles to the end: such a match hides too little to be looked at.
  return match.outcome() ? middleOfAMatch() : prepared;
}

const tilesBySeat = (match: Match) =>
  SEATS.map((_, seat) => viewOf(match, { role: 'seat', seat }).seats[seat]?.screen?.tiles ?? []);

/** Everything a browser gets from the pages of a match: documents, their data, and what is polled. */
async function everythingSent(request: APIRequestContext, matchId: string, steps: readonly number[]): Promise<string> {
  const pages = ['', ...steps.map((step) => `/history/${step}`)].map((page) => `/matches/${matchId}${page}`);
  const sent: string[] = [];
  for (const path of pages) {
    const document = await request.get(path);
    expect(document.status(), path).toBe(200);
    sent.push(await document.text());
    sent.push(await (await request.get(path, { headers: { RSC: '1' } })).text());
  }
  sent.push(...(await everythingByApi(request, matchId, steps)));
  sent.push(await (await request.get('/')).text());
  // The data of a page stands in its document as text within text.
  return sent.join('\n').replaceAll('\\"', '"');
}

/** The same by the API: whatever can be read there, and what a refused move and a malformed one are told. */
async function everythingByApi(request: APIRequestContext, matchId: string, steps: readonly number[]) {
  const match = `/api/v1/matches/${matchId}`;
  const paths = ['', '/pulse', '/prompts', '/log', ...steps.map((step) => `/steps/${step}`)];
  const read = [...paths.map((path) => match + path), '/api/v1/matches', '/api/v1/tables', '/api/v1/prompts'];
  const answers = await Promise.all(read.map((path) => request.get(path)));
  const headers = { origin: new URL(process.env.BASE_URL ?? '').origin };
  const move = { promptId: 'closed', commandId: randomUUID(), command: { type: 'KeepHand', data: {} } };
  answers.push(await request.post(`${match}/commands`, { headers, data: move }));
  answers.push(await request.post(`${match}/commands`, { headers, data: { ...move, command: {} } }));
  expect(answers.every((answer) => answer.status() < 500)).toBe(true);
  return Promise.all(answers.map((answer) => answer.text()));
}

async function truthOf(matchId: string) {
  const match = await matchNow(matchId);
  const events = await db.matchEvent.findMany({ where: { matchId }, orderBy: { version: 'asc' } });
  const row = await db.match.findUniqueOrThrow({
    where: { id: matchId },
    include: { seats: { include: { user: true } } },
  });
  const addresses = row.seats.flatMap(({ user }) => user?.email ?? []);
  return { match, events, addresses, seed: Buffer.from(row.seed ?? []).toString('hex'), inviteToken: row.inviteToken };
}

/** The names of buildings a viewer has never been told: tiles and cards of others, the supply, what was removed. */
function unknownTo(viewer: Viewer, { match, events }: Awaited<ReturnType<typeof truthOf>>): readonly string[] {
  const told = JSON.stringify([
    match.viewFor(viewer),
    events.map(({ type, data }) => ginkgopolis.redact({ type, data }, viewer)),
  ]);
  const { buildings } = viewOf(match, viewer);
  const inCity = new Set(buildings.map(({ colour, number }) => `${colour}-${number}`));
  return BUILDING_IDS.filter((id) => !told.includes(`"${id}"`) && !inCity.has(id));
}

type Onlooker = Readonly<{ who: string; viewer: Viewer; userId: string | undefined }>;

async function checkOnlooker(browser: Browser, { matchId }: PreparedMatch, onlooker: Onlooker): Promise<void> {
  const context = await browserOf(browser, onlooker.userId);
  const truth = await truthOf(matchId);
  const { length: latest } = truth.events.filter((event) => ginkgopolis.redact(event, onlooker.viewer));
  const sent = await everythingSent(context.request, matchId, [latest, latest - 1, Math.floor(latest / 2), 12]);
  const secrets = unknownTo(onlooker.viewer, truth);
  const tilesOfOthers = tilesBySeat(truth.match).flat();
  const own = onlooker.viewer.role === 'seat' ? onlooker.viewer.seat : undefined;
  const hand = own === undefined ? undefined : viewOf(truth.match, onlooker.viewer).seats[own]?.hand;

  expect(tilesOfOthers.filter((tile) => secrets.includes(tile)).length, 'there is something to hide').toBeGreaterThan(
    0,
  );
  for (const id of secrets) {
    expect(sent.includes(`"${id}"`), `${onlooker.who} was sent ${id}`).toBe(false);
    expect(new RegExp(`${spoken(id)}\\b`).test(sent), `${onlooker.who} was shown ${spoken(id)}`).toBe(false);
  }
  // A list within the list is no hand, but a text of that name.
  const hands = [...sent.matchAll(/"hand":(null|\[(?!\[)[^\]]*\])/g)].map(([, shown]) => shown);
  expect(hands.length).toBeGreaterThan(0);
  if (hand) expect(hands, 'the own hand is there').toContain(JSON.stringify(hand));
  if (own === undefined) expect(new Set(hands), 'no hand at all').toEqual(new Set(['null']));
  for (const secret of [truth.seed, ...truth.addresses, ...(own === undefined ? [truth.inviteToken] : [])]) {
    expect(sent.includes(secret), `${onlooker.who} was sent ${secret}`).toBe(false);
  }
  await context.close();
}

test('the answer to a move tells nobody what only others may know: the mover, or whoever sends it too (S1)', async ({
  browser,
}) => {
  const prepared = await middleOfAMatch();
  const before = await truthOf(prepared.matchId);
  const seat = before.match.openPrompts().find(({ settled }) => !settled)?.seat ?? 0;
  const context = await browserOf(browser, prepared.users[seat]);
  const page = await context.newPage();
  await page.goto(`/matches/${prepared.matchId}`);
  let sent = '';
  let move: Request | undefined;
  await page.route('**/matches/**', async (route) => {
    if (!('next-action' in route.request().headers())) return route.continue();
    move = route.request();
    const response = await route.fetch();
    sent = (await response.text()).replaceAll('\\"', '"');
    return route.fulfill({ response });
  });
  await makeChoice(page);
  await seal(page).click();
  await expect.poll(() => sent).toContain('accepted');

  const secrets = unknownTo({ role: 'seat', seat }, await truthOf(prepared.matchId));
  for (const id of secrets) expect(sent.includes(`"${id}"`), `the mover was sent ${id}`).toBe(false);
  for (const onlooker of (await onlookersOf(prepared)).filter(({ userId }) => userId !== prepared.users[seat])) {
    const answer = await answerToTheSame(move, await browserOf(browser, onlooker.userId));
    expect(answer, onlooker.who).toContain('"outcome":"rejected"');
    for (const id of unknownTo(onlooker.viewer, await truthOf(prepared.matchId))) {
      expect(answer.includes(`"${id}"`), `${onlooker.who} was sent ${id}`).toBe(false);
    }
  }
});

/** What the server says to another person who sends the very same move. */
async function answerToTheSame(move: Request | undefined, { request }: BrowserContext): Promise<string> {
  if (!move) throw new Error('No move was sent');
  const { cookie: _, 'content-length': __, ...headers } = await move.allHeaders();
  const sendable = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
  const response = await request.post(move.url(), { headers: sendable, data: move.postDataBuffer() ?? '' });
  expect(response.status()).toBe(200);
  return (await response.text()).replaceAll('\\"', '"');
}

async function onlookersOf({ users }: PreparedMatch): Promise<readonly Onlooker[]> {
  return [
    ...SEATS.map((who, seat) => ({ who, viewer: { role: 'seat', seat } as const, userId: users[seat] })),
    { who: 'a stranger with an account', viewer: { role: 'spectator' }, userId: await account('Stranger') },
    { who: 'a guest with a name only', viewer: { role: 'spectator' }, userId: await guest('Passer-by') },
    { who: 'somebody not signed in', viewer: { role: 'spectator' }, userId: undefined },
  ];
}

test('a table by secret link does not exist for those who do not hold its link', async ({ browser }) => {
  const { matchId } = await preparedMatch(SEATS, { visibility: 'link', name: 'Nobody shall know' });
  for (const userId of [undefined, await account('Stranger')]) {
    const { request } = await browserOf(browser, userId);
    for (const path of ['', '/history/12', '/proof', '/proof/proof.json']) {
      const response = await request.get(`/matches/${matchId}${path}`);
      expect(response.status(), path).toBe(404);
      expect((await response.text()).includes('Nobody shall know'), path).toBe(false);
    }
    for (const path of ['', '/pulse', '/log', '/steps/1', '/live']) {
      const response = await request.get(`/api/v1/matches/${matchId}${path}`);
      expect(response.status(), path).toBe(404);
      expect((await response.text()).includes('Nobody shall know'), path).toBe(false);
    }
  }
});

test('pages, their data, history and the API tell each viewer nothing that only others may know (S1, S3, S4)', async ({
  browser,
}) => {
  const prepared = await middleOfAMatch();
  for (const onlooker of await onlookersOf(prepared)) await checkOnlooker(browser, prepared, onlooker);
});

/** All the bytes of a match's stream so far, as this browser gets them. */
async function openStream(context: BrowserContext, matchId: string) {
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ');
  const leaving = new AbortController();
  const site = process.env.BASE_URL ?? '';
  const response = await fetch(`${site}/api/v1/matches/${matchId}/live`, {
    headers: { cookie },
    signal: leaving.signal,
  });
  const decoder = new TextDecoder();
  let text = '';
  const reading = (async () => {
    for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  })().catch((error: Error) => expect(error.name).toBe('AbortError'));
  const close = async () => {
    leaving.abort();
    await reading;
  };
  return { text: () => text, pulses: () => text.match(/^event: pulse$/gm)?.length ?? 0, close };
}

test('streams say that there is news to those who may see it, and nothing else to anybody (S1, S7)', async ({
  browser,
}) => {
  const prepared = await middleOfAMatch();
  const prompts = (await matchNow(prepared.matchId)).openPrompts();
  const changing = prompts.find(({ settled }) => settled)?.seat ?? 0;
  const sealing = prompts.find(({ settled }) => !settled)?.seat ?? 0;
  const open = await Promise.all(
    (await onlookersOf(prepared)).map(async (onlooker) => {
      const stream = await openStream(await browserOf(browser, onlooker.userId), prepared.matchId);
      return { ...onlooker, ...stream };
    }),
  );
  const own = open.find(({ userId }) => userId === prepared.users[changing]);
  const others = open.filter((onlooker) => onlooker !== own);
  await expect.poll(() => open.map(({ pulses }) => pulses())).toEqual(open.map(() => 1));

  // Only its own seat hears that a sealed choice is another one now.
  const before = others.map(({ text }) => text());
  await answerFor(prepared, changing);
  await expect.poll(() => own?.pulses()).toBe(2);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(others.map(({ text }) => text().replaceAll('event: beat\ndata: beat\n\n', ''))).toEqual(
    before.map((text) => text.replaceAll('event: beat\ndata: beat\n\n', '')),
  );

  await answerFor(prepared, sealing);
  await expect.poll(() => others.map(({ pulses }) => pulses()).every((count) => count >= 2)).toBe(true);
  const truth = await truthOf(prepared.matchId);
  for (const { who, viewer, text, close } of open) {
    await close();
    expect(text(), who).toMatch(/^(event: pulse\ndata: running [^"{}\n]{1,120}\n\n|event: beat\ndata: beat\n\n)+$/);
    for (const id of unknownTo(viewer, truth)) expect(text().includes(id), `${who} was sent ${id}`).toBe(false);
    for (const secret of [truth.seed, ...truth.addresses, truth.inviteToken]) expect(text()).not.toContain(secret);
  }
});

test('whoever has given up the seat is told no more than anybody, of the own seat neither (S1)', async ({
  browser,
}) => {
  const prepared = await middleOfAMatch();
  const [userId] = prepared.users;
  await atTable({ matchId: prepared.matchId, userId, command: { type: 'Resign' } });
  await checkOnlooker(browser, prepared, { who: 'who has resigned', viewer: { role: 'spectator' }, userId });
});
