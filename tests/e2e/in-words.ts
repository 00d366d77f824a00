import type { Locator, Page } from 'playwright/test';
import { expect } from 'playwright/test';
import { untilAsked } from './citadels-table';
import { isOver } from './table';

const words = (page: Page) => page.getByRole('region', { name: 'The table in words' });
const panel = (page: Page) => page.getByRole('region', { name: 'Your choice' });
const offer = (page: Page, name: string | RegExp) => words(page).getByRole('button', { name });

/** Goes to the text of the table, and opens the choices in it, unless they are open already. */
async function readChoices(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'The table in words' }).click();
  await expect(words(page).getByRole('heading', { name: 'Your choices' })).toBeVisible();
  const choices = words(page)
    .getByRole('button')
    .or(words(page).getByRole('heading', { level: 4 }));
  if ((await choices.count()) === 0) await words(page).getByRole('heading', { name: 'Your choices' }).click();
  await expect(choices.first()).toBeVisible();
}

/** Makes count what was picked: the focus is there already. */
async function seal(control: Locator): Promise<void> {
  await expect(control).toBeFocused();
  await control.click();
  await expect(control).toHaveCount(0, { timeout: 30_000 });
}

/** One answer in Ginkgopolis, chosen among the sentences; false when the match is over. */
export async function chooseInGinkgopolis(page: Page): Promise<boolean> {
  const asked = panel(page).getByRole('button', { name: /^(Choose a card first|Give back )/ });
  await expect(asked.or(isOver(page)).first()).toBeVisible({ timeout: 60_000 });
  if (await isOver(page).isVisible()) return false;
  const givesBack = await panel(page)
    .getByRole('button', { name: /^Give back / })
    .isVisible();
  await readChoices(page);
  if (givesBack) {
    await offer(page, 'Give back nothing.').click();
    await seal(panel(page).getByRole('button', { name: 'Give back nothing' }));
    return true;
  }
  if ((await offer(page, /You get:/).count()) === 0) {
    await words(page)
      .getByRole('heading', { name: /: \d+ choices?$/ })
      .first()
      .click();
  }
  const built = offer(page, /You pay:/);
  await ((await built.count()) > 0 ? built : offer(page, /You get:/)).first().click();
  await seal(panel(page).getByRole('button', { name: 'Seal this choice' }));
  return true;
}

/** What is done rather than something else. */
const WISHES = [
  /^Build the /,
  /^Keep /,
  /^Pay 1, take the /,
  /^(Draw 2 cards|Take 2 gold)/,
  /^Take \d gold/,
  /^End the turn/,
];

/** One step in Citadels, chosen among the sentences; false when the match is over. */
export async function chooseInCitadels(page: Page): Promise<boolean> {
  if (!(await untilAsked(page))) return false;
  await readChoices(page);
  const found = await Promise.all(WISHES.map(async (wish) => ((await offer(page, wish).count()) > 0 ? wish : [])));
  const [wish] = found.flat();
  if (!wish) throw new Error('None of the choices is known');
  const choice = offer(page, wish).first();
  const [step = ''] = ((await choice.textContent()) ?? '').split('.');
  await choice.click();
  if (step.startsWith('Pay 1')) await expect(choice).toHaveCount(0, { timeout: 30_000 });
  else await seal(panel(page).getByRole('button', { name: step, exact: true }).last());
  return true;
}
