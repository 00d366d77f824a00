import type { Locator, Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import type { Match } from '@/lib/engine/game';
import type { CitadelsView } from '@/lib/games/citadels/view-types';
import { playedOn } from '../support/played-on';
import { browserOf, preparedMatch } from './prepared-match';
import { expectNoSidewaysScroll, LOW_WINDOWS, smallTargets } from './small-screen';

test.use({ viewport: { width: 360, height: 640 } });

const open = (match: Match) => match.openPrompts().filter(({ settled }) => !settled);

const drawnBy = (match: Match, seat: number) => (match.viewFor({ role: 'seat', seat }) as CitadelsView).drawn !== null;

type Moment = Readonly<{
  kind: string;
  /** Cards have been drawn, and it is asked which of them stay. */
  hasDrawn?: boolean;
  /** What has to be pressed first, if anything, and what carries it out. */
  first?: (page: Page) => Locator;
  confirm: (page: Page) => Locator;
}>;

const button = (name: RegExp) => (page: Page) => page.getByRole('button', { name });

const MOMENTS: readonly Moment[] = [
  {
    kind: 'pick-character',
    first: (page) => page.getByRole('group', { name: 'Characters passed to you' }).getByRole('radio').first(),
    confirm: button(/^Keep the /),
  },
  { kind: 'take-turn', confirm: button(/^Take 2 gold/) },
  {
    kind: 'take-turn',
    hasDrawn: true,
    first: (page) => page.getByRole('group', { name: 'The cards you drew' }).getByRole('checkbox').first(),
    confirm: button(/^Keep /),
  },
  { kind: 'use-graveyard', confirm: button(/^Pay 1, take the /) },
];

async function expectToFit(page: Page, what: string) {
  await expectNoSidewaysScroll(page);
  expect(await smallTargets(page), what).toEqual([]);
}

test('draft, turn, Graveyard and final scores fit a phone of 360 × 640, and what carries out is at the thumb', async ({
  page,
  browser,
}) => {
  const names = ['Ana', 'Bo', 'Cy', 'Di'];
  const table = { game: 'citadels', options: { length: 'short' } };
  const sitAt = async ({ matchId, users }: Awaited<ReturnType<typeof preparedMatch>>, seat: number) => {
    const context = await browserOf(browser, users[seat]);
    await page.context().addCookies(await context.cookies());
    await page.goto(`/matches/${matchId}`);
  };
  for (const { kind, hasDrawn = false, first, confirm } of MOMENTS) {
    const prepared = await preparedMatch(names, table);
    const isAsked = (match: Match) =>
      match.round > 2 && open(match).some((prompt) => prompt.kind === kind && drawnBy(match, prompt.seat) === hasDrawn);
    const match = await playedOn({ matchId: prepared.matchId, until: isAsked, bot: 'random' });
    await sitAt(prepared, open(match).find((prompt) => prompt.kind === kind)?.seat ?? 0);
    if (first) await first(page).locator('xpath=..').click();
    await expect(confirm(page), kind).toBeInViewport({ ratio: 1 });
    await expectToFit(page, kind);
    for (const window of [{ width: 640, height: 360 }, ...LOW_WINDOWS]) {
      await page.setViewportSize(window);
      await expect(confirm(page), `${kind}, ${window.width} × ${window.height}`).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 360, height: 640 });
    await confirm(page).click();
    await expect(confirm(page)).toHaveCount(0);
  }

  const prepared = await preparedMatch(names, table);
  await playedOn({ matchId: prepared.matchId, until: (match) => match.outcome() !== undefined });
  await sitAt(prepared, 0);
  await expect(page.getByText('The match is over.').first()).toBeVisible();
  await expectToFit(page, 'finished');
});
