import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { test } from 'playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import { browserOf } from '../e2e/prepared-match';
import type { Subject } from './pictured-world';
import { chooseLanguage, picturedWorld } from './pictured-world';

const THEMES = ['light', 'dark'] as const;
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  small: { viewport: { width: 1024, height: 768 } },
  large: { viewport: { width: 1920, height: 1080 } },
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const satisfies Record<string, BrowserContextOptions>;

/** Chosen on the command line, as in `-- --page citadels --language de,zh --theme dark --size phone`. */
const wished = (what: string, all: readonly string[]): readonly string[] => {
  const given = process.env[`PICTURES_${what}`];
  return given ? all.filter((each) => given.split(',').some((part) => each.includes(part))) : all;
};

for (const locale of wished('LANGUAGE', LOCALES)) {
  test(`every page in ${locale}`, async ({ browser }) => {
    const world = await picturedWorld();
    const subjects = world.filter(({ name }) => wished('PAGE', [name]).length > 0);
    for (const subject of subjects) {
      if (subject.viewer) await chooseLanguage(subject.viewer, locale);
      await takePictures(browser, subject, locale);
    }
  });
}

async function takePictures(browser: Browser, subject: Subject, locale: string): Promise<void> {
  for (const size of wished('SIZE', Object.keys(SIZES)) as (keyof typeof SIZES)[]) {
    for (const theme of wished('THEME', THEMES) as (typeof THEMES)[number][]) {
      const context = await browserOf(browser, subject.viewer, { ...SIZES[size], locale, colorScheme: theme });
      const page = await context.newPage();
      await page.goto(subject.path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled(page);
      const path = `tests/.output/pictures/${subject.name}.${size}.${theme}.${locale}.png`;
      await page.screenshot({ path, animations: 'disabled', fullPage: !subject.path.startsWith('/matches/') });
      await context.close();
    }
  }
}

/** Fonts are there, and nothing is on its way. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('load');
}
