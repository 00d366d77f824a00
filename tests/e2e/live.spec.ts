import type { Browser, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { TIME_ZONE_COOKIE } from '@/lib/i18n/time-zones';
import { freePort } from '@/scripts/database/free-port';
import { breakableNetwork } from './breakable-network';
import type { PreparedMatch } from './prepared-match';
import { answerFor, browserOf, preparedMatch } from './prepared-match';
import { hand, makeChoice, seal, sealed, takeTurn } from './table';
import { startWeb, stopWeb } from './web-process';

const OFFLINE = 'No connection. This page tries again by itself.';

/** The table of a seat, in a browser that hears of changes by the stream alone. */
async function liveTable(browser: Browser, { matchId, users }: PreparedMatch, seat: number, site = ''): Promise<Page> {
  const page = await (await browserOf(browser, users[seat])).newPage();
  await page.route('**/pulse', (route) => route.abort());
  const isListening = page.waitForResponse('**/live');
  await page.goto(`${site}/matches/${matchId}`);
  await isListening;
  return page;
}

const picked = (page: Page) => hand(page).and(page.locator(':checked'));
const sealedChoices = (matchId: string) => db.matchEvent.count({ where: { matchId, type: 'ChoiceSealed' } });

test('two people see what the other does, each through another web process', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const port = await freePort();
  const other = await startWeb(port);
  try {
    const ana = await liveTable(browser, prepared, 0);
    const bo = await liveTable(browser, prepared, 1, `http://localhost:${port}`);

    await takeTurn(ana);
    await expect(bo.getByText('Ana sealed a choice.').first()).toBeVisible();
    await takeTurn(bo);
    await expect(ana.getByText('Ginkgopolis · round 2')).toBeVisible();
  } finally {
    await stopWeb(other);
  }
});

test('without the stream a page asks every few seconds', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const page = await (await browserOf(browser, prepared.users[0])).newPage();
  await page.route('**/live', (route) => route.fulfill({ status: 503 }));
  await page.goto(`/matches/${prepared.matchId}`);
  await expect(hand(page).first()).toBeAttached();

  await answerFor(prepared, 1);

  await expect(page.getByText('Bo sealed a choice.').first()).toBeVisible();
});

test('a choice made without a connection is kept, sent when there is one, and stored once', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const network = await breakableNetwork(process.env.BASE_URL ?? '');
  try {
    const context = await browserOf(browser, prepared.users[0], { timezoneId: 'UTC' });
    // Known already, so that the page has nothing to tell while the network is cut.
    await context.addCookies([{ name: TIME_ZONE_COOKIE, value: 'UTC', url: network.address }]);
    const page = await context.newPage();
    // A page whose scripts have not come yet can say nothing.
    const isListening = page.waitForResponse('**/live');
    await page.goto(`${network.address}/matches/${prepared.matchId}`);
    await isListening;

    network.cut();
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await makeChoice(page);
    await answerFor(prepared, 1);
    await seal(page).click();
    await expect(page.getByText('Your choice is safe here and is being sent again.')).toBeVisible();

    network.mend();
    await expect(sealed(page)).toHaveText('Sealed. Waiting for Cleo.', { timeout: 30_000 });
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await expect(page.getByText('Bo sealed a choice.').first()).toBeVisible();
    expect(await sealedChoices(prepared.matchId)).toBe(2);
  } finally {
    network.close();
  }
});

test('a browser that goes offline says so, keeps what is half chosen, and catches up when it is back', async ({
  browser,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const page = await liveTable(browser, prepared, 0);
  await makeChoice(page);
  const choice = await picked(page).getAttribute('value');

  await page.context().setOffline(true);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await answerFor(prepared, 1);
  await page.context().setOffline(false);

  await expect(page.getByText('Bo sealed a choice.').first()).toBeVisible();
  await expect(page.getByText(OFFLINE)).toHaveCount(0);
  await expect(picked(page)).toHaveValue(String(choice));
  await expect(seal(page)).toBeEnabled();
});

test('while a finger is down nothing changes under it, and what is half chosen stays', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const page = await liveTable(browser, prepared, 0);
  await makeChoice(page);
  const choice = await picked(page).getAttribute('value');
  const told = page.getByText(/(Bo|Cleo) sealed a choice/);

  await seal(page).hover();
  await page.mouse.down();
  const place = await seal(page).boundingBox();
  await answerFor(prepared, 1);
  await page.waitForTimeout(1_500);
  await expect(told).toHaveCount(0);
  expect(await seal(page).boundingBox()).toEqual(place);

  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(told.first()).toBeVisible();
  await expect(picked(page)).toHaveValue(String(choice));
  await expect(seal(page)).toBeEnabled();
  expect(await sealedChoices(prepared.matchId)).toBe(1);
});

test('a fresh table that arrives while a key is down waits until it is up', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const page = await liveTable(browser, prepared, 0);
  await makeChoice(page);
  const { promise: isAsked, resolve: onAsked } = withResolvers();
  const { promise: mayAnswer, resolve: letAnswer } = withResolvers();
  await page.route('**/matches/*', async (route) => {
    if (!('rsc' in route.request().headers())) return route.continue();
    onAsked();
    await mayAnswer;
    return route.continue();
  });
  await answerFor(prepared, 1);
  await isAsked;

  await page.keyboard.down('Shift');
  const isFetched = page.waitForResponse((response) => 'rsc' in response.request().headers());
  letAnswer();
  await isFetched;
  await page.waitForTimeout(1_000);
  await expect(page.getByText('Bo sealed a choice.')).toHaveCount(0);

  await page.keyboard.up('Shift');
  await expect(page.getByText('Bo sealed a choice.').first()).toBeVisible();
  await expect(seal(page)).toBeEnabled();
});

function withResolvers() {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  return { promise, resolve: () => resolve() };
}

test('the list of matches shows that a turn has come, without a reload', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  await answerFor(prepared, 0);
  const page = await (await browserOf(browser, prepared.users[0])).newPage();
  await page.route('**/pulse', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Nothing waits for you, Ana' })).toBeVisible();

  await answerFor(prepared, 1);

  await expect(page.getByRole('heading', { name: /Ana/, level: 1 })).not.toContainText('Nothing waits');
  await expect(page.getByRole('heading', { name: 'A prepared city' })).toBeVisible();
});

test('more streams than one person needs are refused in a sentence, and the page asks instead', async ({ browser }) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const context = await browserOf(browser, prepared.users[0]);
  const pages: Page[] = [];
  for (let open = 0; open < 5; open++) {
    const page = await context.newPage();
    const answered = page.waitForResponse('**/live');
    await page.goto(`/matches/${prepared.matchId}`);
    const response = await answered;
    expect(response.status()).toBe(open < 4 ? 200 : 429);
    pages.push(page);
  }

  await answerFor(prepared, 1);

  for (const page of pages) await expect(page.getByText('Bo sealed a choice.').first()).toBeVisible();
});

test('a stream takes nothing, and has no head without its body', async ({ request }) => {
  const { matchId } = await preparedMatch(['Ana', 'Bo']);
  for (const method of ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']) {
    for (const address of ['/api/v1/live', `/api/v1/matches/${matchId}/live`]) {
      const response = await request.fetch(address, { method });
      expect(response.status(), `${method} ${address}`).toBe(405);
      expect(response.headers().allow).toBe('GET');
    }
  }
  const strangers = await request.get('/api/v1/live');
  expect(strangers.status()).toBe(401);
  expect(await strangers.json()).toMatchObject({ code: 'signed-out' });
});
