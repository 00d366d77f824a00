import type { ChildProcess } from 'node:child_process';
import type { Browser, Page, Request } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { freePort } from '@/scripts/database/free-port';
import type { AnotherBuild } from './another-build';
import { anotherBuild } from './another-build';
import type { PreparedMatch } from './prepared-match';
import { answerFor, browserOf, preparedMatch } from './prepared-match';
import { hand, makeChoice, seal, sealed } from './table';
import { startWeb, stopWeb } from './web-process';

const MINUTE = 60_000;
const NEXT_VERSION = 'the-next-version';

/** The next version hands in a move by an action of another name, so that the one of pages now open is unknown to it. */
const CHANGES = {
  'app/matches/[id]/actions.ts': [['sendCommand', 'handInAnswer']],
  'app/matches/[id]/send-answer.ts': [['sendCommand', 'handInAnswer']],
  // The types of all sources are checked elsewhere.
  'next.config.js': [['reactStrictMode: true,', 'reactStrictMode: true, typescript: { ignoreBuildErrors: true },']],
} as const;

// One build serves both tests.
test.describe.configure({ mode: 'default' });

let next: AnotherBuild;
test.beforeAll(async () => {
  test.setTimeout(15 * MINUTE);
  next = await anotherBuild(NEXT_VERSION, CHANGES);
});
test.afterAll(() => next.remove());

type Site = Readonly<{ address: string; update: () => Promise<void>; close: () => Promise<void> }>;

/** A web process of this build on a port of its own, which the next version takes over. */
async function site(): Promise<Site> {
  const port = await freePort();
  let web: ChildProcess = await startWeb(port);
  return {
    address: `http://localhost:${port}`,
    update: async () => {
      await stopWeb(web, 'SIGTERM');
      web = await startWeb(port, next);
    },
    close: () => stopWeb(web),
  };
}

/** Ana's table with a choice made but not sealed. */
async function halfChosen(browser: Browser, { address }: Site, prepared: PreparedMatch): Promise<Page> {
  const page = await (await browserOf(browser, prepared.users[0])).newPage();
  await page.goto(`${address}/matches/${prepared.matchId}`);
  await makeChoice(page);
  return page;
}

/** Whether the page was made by the next version. */
const isUpdated = async (page: Page) => (await page.content()).includes(NEXT_VERSION);
const sealedChoices = (matchId: string) => db.matchEvent.findMany({ where: { matchId, type: 'ChoiceSealed' } });
const commandIdIn = (request: Request | undefined) =>
  /"commandId":"([0-9a-f-]{36})"/.exec(request?.postData()?.replaceAll('\\"', '"') ?? '')?.[1];

test('a page of the build before sends its choice another way, and is stored once under the same id (L7)', async ({
  browser,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo']);
  const server = await site();
  try {
    const page = await halfChosen(browser, server, prepared);
    const posted: Request[] = [];
    page.on('request', (request) => request.method() === 'POST' && posted.push(request));
    await server.update();

    await seal(page).click();

    await expect(page.getByText('The site was updated while this page was open. Your choice is stored')).toBeVisible();
    const action = posted.find((request) => 'next-action' in request.headers());
    const call = posted.find((request) => request.url().endsWith('/commands'));
    expect((await action?.response())?.headers()).toMatchObject({ 'x-nextjs-action-not-found': '1' });
    expect((await call?.response())?.status()).toBe(200);
    expect(commandIdIn(call)).toBe(commandIdIn(action));
    const stored = await sealedChoices(prepared.matchId);
    expect(stored.map(({ commandId }) => commandId)).toEqual([commandIdIn(call)]);

    await page.waitForEvent('load');
    await expect(sealed(page)).toHaveText('Sealed. Waiting for Bo.');
    expect(await isUpdated(page)).toBe(true);
  } finally {
    await server.close();
  }
});

test('a page of the build before loads anew when the table moves, and keeps what was half chosen (L7)', async ({
  browser,
}) => {
  const prepared = await preparedMatch(['Ana', 'Bo', 'Cleo']);
  const server = await site();
  try {
    const page = await halfChosen(browser, server, prepared);
    const picked = hand(page).and(page.locator(':checked'));
    const choice = await picked.getAttribute('value');
    await server.update();

    await answerFor(prepared, 1);

    await expect(page.getByText('Bo sealed a choice.').first()).toBeVisible({ timeout: 30_000 });
    expect(await isUpdated(page)).toBe(true);
    await expect(picked).toHaveValue(String(choice));
    await seal(page).click();
    await expect(sealed(page)).toHaveText('Sealed. Waiting for Cleo.');
    expect(await sealedChoices(prepared.matchId)).toHaveLength(2);
  } finally {
    await server.close();
  }
});
