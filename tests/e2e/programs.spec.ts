import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { APIRequestContext } from 'playwright/test';
import { expect, test } from 'playwright/test';
import type { ApiScope } from '@/lib/auth/api-tokens';
import { makeApiToken } from '@/lib/auth/api-tokens';
import { db } from '@/lib/db';
import { account, browserOf } from './prepared-match';

async function tokenOf(userId: string, scope: ApiScope = 'play'): Promise<string> {
  const made = await makeApiToken({ userId, name: 'A program', scope, expiresAt: null });
  if (made.outcome === 'refused') throw new Error(made.reason);
  return made.token;
}

type Told = Readonly<{
  id: string;
  status: string;
  inviteToken: string;
  viewer: string;
  seats: readonly Readonly<{ rank: number | null; isYou: boolean }>[];
  prompts: readonly Readonly<{ id: string; settled: boolean; legalCommands: readonly unknown[] }>[];
}>;

/** A program with a token: asks and acts by HTTP alone. */
function program(request: APIRequestContext, token: string) {
  const headers = { authorization: `Bearer ${token}` };
  const read = async (path: string): Promise<Told> => (await request.get(`/api/v1${path}`, { headers })).json();
  const act = async (path: string, data: object = {}): Promise<Told> => {
    const response = await request.post(`/api/v1${path}`, { headers, data });
    const answer = await response.json();
    expect(response.ok(), `${path}: ${JSON.stringify(answer)}`).toBe(true);
    return answer;
  };
  const takeTurn = async (matchId: string) => {
    const { prompts } = await read(`/matches/${matchId}/prompts`);
    for (const { id: promptId, legalCommands } of prompts.filter(({ settled }) => !settled)) {
      const command = legalCommands[Math.floor(Math.random() * legalCommands.length)];
      await act(`/matches/${matchId}/commands`, { promptId, commandId: randomUUID(), command });
    }
  };
  return { read, act, takeTurn };
}

test('a whole match is opened, joined, started and played by requests to the API alone', async ({ request }) => {
  const [ana, bo] = await Promise.all(
    ['Ana', 'Bo'].map(async (name) => program(request, await tokenOf(await account(name)))),
  );
  if (!ana || !bo) throw new Error('Two programs play');
  const table = { game: 'ginkgopolis', name: 'Between programs', seatCount: 2, startsWhenFull: false };
  const { id, inviteToken } = await ana.act('/matches', table);
  expect((await bo.read(`/invitations/${inviteToken}`)).id).toBe(id);
  await bo.act(`/matches/${id}/join`, { inviteToken });
  await ana.act(`/matches/${id}/start`);

  let match = await ana.read(`/matches/${id}`);
  while (match.status === 'running') {
    await Promise.all([ana.takeTurn(id), bo.takeTurn(id)]);
    match = await ana.read(`/matches/${id}`);
  }

  expect(match).toMatchObject({ status: 'finished', viewer: 'hindsight', prompts: [] });
  expect(match.seats.map(({ rank }) => rank)).toContain(1);
});

test('the example bot plays a whole match against a normal opponent', async ({ baseURL }) => {
  const userId = await account('Robot');
  const bot = spawn(process.execPath, ['docs/example-bot.mjs'], {
    env: { ...process.env, APP_URL: baseURL, TOKEN: await tokenOf(userId), PAUSE_MS: '200' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [bot.stdout, bot.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));

  const [code] = await once(bot, 'close');

  expect(said).toMatch(/1\. \d+ points/);
  expect(code).toBe(0);
  const match = await db.match.findFirstOrThrow({ where: { ownerId: userId }, include: { seats: true } });
  expect(match.status).toBe('finished');
  expect(match.seats.map(({ bot: opponent }) => opponent)).toContain('normal');
});

test('a token is made, shown once, used and revoked, with the keyboard alone', async ({ browser, request }) => {
  const context = await browserOf(browser, await account('Keys'));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const page = await context.newPage();
  await page.goto('/settings');
  const whoAmI = (token: string) => request.get('/api/v1/me', { headers: { authorization: `Bearer ${token}` } });

  await page.getByLabel('What is it for?').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('This name is too short.')).toBeVisible();
  await page.keyboard.type('My bot');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const token = await page.getByLabel('Token', { exact: true }).inputValue();
  expect(token).toMatch(/^tl_[\w-]{43}$/);
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Token', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied. Keep it like a password.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(token);
  expect(await (await whoAmI(token)).json()).toMatchObject({ name: 'Keys' });

  await page.reload();
  const line = page.getByRole('listitem').filter({ hasText: 'My bot' });
  await expect(line).toContainText(/May look and play\. Made on .*\. Has changed nothing yet/);
  expect(await page.content()).not.toContain(token);
  await line.getByRole('button', { name: 'Revoke My bot' }).focus();
  await page.keyboard.press('Enter');
  await expect(line).toHaveCount(0);
  expect((await whoAmI(token)).status()).toBe(401);
});

test('every link within the page about the API leads somewhere', async ({ page }) => {
  await page.goto('/api');
  const hrefs = await page
    .locator('main a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

  for (const href of new Set(hrefs)) await expect(page.locator(`[id="${href?.slice(1)}"]`), href ?? '').toHaveCount(1);
  const openApi = await page.request.get('/api/v1/openapi.json');
  expect((await openApi.json()).openapi).toMatch(/^3\.1/);
  const problem = await (await page.request.get('/api/v1/nothing')).json();
  await page.goto(problem.type);
  await expect(page.locator(`[id="problem-${problem.code}"]`)).toBeInViewport();
});

test('a browser acts by the API as itself, for pages of this site only', async ({ browser }) => {
  const { request } = await browserOf(browser, await account('Browser'));
  const data = { game: 'ginkgopolis', bots: ['random'] };

  const own = await request.post('/api/v1/quick-matches', {
    data,
    headers: { origin: new URL(process.env.BASE_URL ?? '').origin },
  });
  const foreign = await request.post('/api/v1/quick-matches', {
    data,
    headers: { origin: 'https://elsewhere.example' },
  });

  expect(own.status()).toBe(201);
  expect(own.headers().location).toBe(`/api/v1/matches/${(await own.json()).id}`);
  expect(foreign.status()).toBe(403);
});
