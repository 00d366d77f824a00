import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { isOver, roundOf, sealed, takeTurn } from './table';
import { ownName, signInByCode, signInByLink } from './visitor';

const MINUTE = 60_000;

/** Something to do for this page: a question that is open, or the end of the match. */
async function untilAsked(page: Page): Promise<'asked' | 'over'> {
  const question = page.getByRole('button', { name: /^(Choose a card first|Seal |Give back )/ });
  await expect(question.or(isOver(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await isOver(page).isVisible()) ? 'over' : 'asked';
}

// Whole matches are long: how rounds move is looked at elsewhere.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('two people sign in, one by link and one by code, and play a match to its final scores', async ({
  page,
  browser,
}) => {
  test.setTimeout(10 * MINUTE);
  const bo = await (await browser.newContext()).newPage();
  await signInByLink(page, ownName('Ana'));
  const nameOfBo = ownName('Bo');
  await signInByCode(bo, nameOfBo);

  await page.goto('/tables/new');
  await page.getByLabel('Name of the table').fill('Ana and Bo');
  await page.getByRole('combobox', { name: 'Seats' }).selectOption('2');
  await page.getByLabel('Only who has the link').check();
  await page.getByRole('button', { name: 'Open the table' }).click();
  await bo.goto(await page.getByLabel('Invite your friends').inputValue());
  await bo.getByRole('button', { name: 'Sit down' }).click();
  await expect(page.getByText('Ginkgopolis · round 1')).toBeVisible();

  await takeTurn(page);
  await expect(sealed(page)).toHaveText(`Sealed. Waiting for ${nameOfBo}.`);
  await takeTurn(bo);
  await expect(bo.getByText('Ginkgopolis · round 2')).toBeVisible();

  // Whoever sealed last has the fresh table at once, so that one begins the next round.
  let order = [bo, page];
  let isPlaying = true;
  while (isPlaying) {
    for (const player of order) {
      isPlaying = (await untilAsked(player)) === 'asked';
      if (!isPlaying) break;
      await takeTurn(player);
    }
    order = order.toReversed();
  }

  for (const player of [page, bo]) {
    await expect(isOver(player)).toBeVisible();
    await expect(player.getByRole('heading', { name: /(wins|win|share).*points?/ })).toBeVisible();
    await expect(player.getByRole('rowheader', { name: 'Points behind the screen' }).first()).toBeVisible();
  }
  expect(await roundOf(page)).toBe(await roundOf(bo));

  await page.getByRole('link', { name: 'Check the chance' }).click();
  await expect(page.getByText('The fingerprint is that of the seed.')).toBeVisible();
  await expect(page.getByText(/All \d+ shuffles of this match came out the same again/)).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('link', { name: /Ana and Bo/ })).toBeVisible();
});
