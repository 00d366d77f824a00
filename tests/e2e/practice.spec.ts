import type { Page } from 'playwright/test';
import { expect, test } from 'playwright/test';
import { db } from '@/lib/db';
import { createTable } from '@/lib/matches/tables/table-creation';
import { takeStep } from './citadels-table';
import { account } from './prepared-match';
import { roundOf, takeTurn } from './table';

const note = (page: Page) => page.getByRole('note', { name: 'A hint for this table' });

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return box;
}

/** Reads the notes that are shown one after the other, and answers with what they said. */
async function readNotes(page: Page): Promise<string[]> {
  const read: string[] = [];
  while (await note(page).isVisible()) {
    const words = (await note(page).locator('p').textContent()) ?? '';
    const [lies, foot] = [await boxOf(page, 'aside[role=note]'), await boxOf(page, '[data-guide=foot]')];
    const isClear = lies.y + lies.height <= foot.y || foot.y + foot.height <= lies.y || lies.x + lies.width <= foot.x;
    expect(isClear, `"${words}" covers no button of the panel`).toBe(true);
    if (words.includes('these characters'))
      await expect(page.locator('[data-guide=draft]')).toBeInViewport({ ratio: 0.5 });
    await note(page).getByRole('button', { name: 'Got it' }).click();
    await expect(page.getByText(words.slice(0, 60))).toHaveCount(0);
    read.push(words);
  }
  return read;
}

const begin = async (page: Page, game: string, from = '/') => {
  await page.goto(from);
  await page.getByRole('button', { name: `Learn ${game} by playing` }).click();
  await expect(note(page)).toBeVisible({ timeout: 20_000 });
};

async function leave(page: Page, to = '/') {
  await page.getByRole('button', { name: 'Leave practice' }).click();
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('link', { name: /^Learning / })).toHaveCount(0);
}

/** The page behind the link to a table that waits for players. */
async function openTable(): Promise<string> {
  const created = await createTable({
    ...{ userId: await account('Ana'), game: 'citadels', name: 'By the quay', seatCount: 3, options: {} },
    ...{ visibility: 'link', startsWhenFull: false },
  });
  if (!created.ok) throw new Error(created.reason);
  const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: created.matchId } });
  return `/join/${inviteToken}`;
}

test('a newcomer without an account plays some rounds of Ginkgopolis by its notes, and leaves', async ({ page }) => {
  test.slow();
  await begin(page, 'Ginkgopolis');
  const before = await readNotes(page);
  expect(before[0]).toContain('the most points');
  await takeTurn(page);
  await expect.poll(() => roundOf(page)).toBeGreaterThan(1);
  const after = await readNotes(page);
  expect(after.join(' ')).toContain('what everybody did');
  expect(before.filter((words) => after.includes(words))).toEqual([]);

  await page.reload();
  await expect(page.getByRole('button', { name: 'Leave practice' })).toBeVisible();
  expect((await readNotes(page)).filter((words) => before.includes(words))).toEqual([]);
  await leave(page);
});

test('a newcomer with a phone plays a round of Citadels by its notes, wants no more of them, and is back at the table that waits', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 640 });
  const table = await openTable();
  await begin(page, 'Citadels', table);
  const before = await readNotes(page);
  expect(before[0]).toContain('Everybody builds a city');
  for (let step = 0; step < 3; step++) await takeStep(page);
  await expect(note(page)).toBeVisible({ timeout: 20_000 });

  await note(page).getByRole('button', { name: 'No more hints' }).click();
  await expect(note(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Show hints' }).click();
  await expect(note(page)).toBeVisible();
  await leave(page, table);
  await expect(page.getByRole('button', { name: 'Sit down' })).toBeVisible();
});
