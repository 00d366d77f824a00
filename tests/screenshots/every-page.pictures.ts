import type { Browser, BrowserContextOptions, Page } from 'playwright/test';
import { test } from 'playwright/test';
import { LOCALES } from '@/lib/i18n/locales';
import type { PictureSize, PictureTheme } from '@/scripts/checks/picture-choice';
import { PICTURE_SIZES, PICTURE_THEMES } from '@/scripts/checks/picture-choice';
import { browserOf } from '../e2e/prepared-match';
import { picturedWorld } from './pictured-world';
import type { Subject } from './subject';

/** By day, by night, and as those see it who tell no colours apart or have their system choose them. */
const THEMES = {
  light: { colorScheme: 'light' },
  dark: { colorScheme: 'dark' },
  gray: { colorScheme: 'light' },
  'gray-night': { colorScheme: 'dark' },
  forced: { colorScheme: 'dark', forcedColors: 'active' },
} as const satisfies Record<PictureTheme, BrowserContextOptions>;
const SIZES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  tablet: { viewport: { width: 768, height: 1024 } },
  small: { viewport: { width: 1024, height: 768 } },
  large: { viewport: { width: 1920, height: 1080 } },
  wide: { viewport: { width: 1440, height: 900 } },
  /** A wide page enlarged twice and four times. */
  'zoom-200': { viewport: { width: 640, height: 400 } },
  'zoom-400': { viewport: { width: 320, height: 256 } },
  phone: { viewport: { width: 360, height: 640 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const satisfies Record<PictureSize, BrowserContextOptions>;

const USUAL_SIZES = PICTURE_SIZES.filter((size) => !size.startsWith('zoom'));

/** Chosen on the command line, as in `-- --page citadels --language de,zh --theme dark --size phone`. */
const wished = (what: string, all: readonly string[], usual = all): readonly string[] => {
  const given = process.env[`PICTURES_${what}`];
  return given ? all.filter((each) => given.split(',').some((part) => each.includes(part))) : usual;
};

for (const locale of LOCALES.filter((each) => wished('LANGUAGE', [each]).length > 0)) {
  test(`every page in ${locale}`, async ({ browser }) => {
    const world = await picturedWorld(locale);
    const subjects = world.filter(({ name }) => wished('PAGE', [name]).length > 0);
    for (const subject of subjects) await takePictures(browser, subject, locale);
  });
}

async function takePictures(browser: Browser, subject: Subject, locale: string): Promise<void> {
  for (const size of wished('SIZE', PICTURE_SIZES, USUAL_SIZES) as PictureSize[]) {
    for (const theme of wished('THEME', PICTURE_THEMES, ['light', 'dark']) as PictureTheme[]) {
      const context = await browserOf(browser, subject.viewer, { ...SIZES[size], ...THEMES[theme], locale });
      const page = await context.newPage();
      await page.goto(subject.path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await subject.arrive?.(page);
      await settled(page);
      if (theme.startsWith('gray'))
        await page.locator('html').evaluate(({ style }) => style.setProperty('filter', 'grayscale(1)'));
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
