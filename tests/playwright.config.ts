import { defineConfig } from 'playwright/test';

const { BASE_URL, CHROMIUM_PATH } = process.env;
if (!BASE_URL || !CHROMIUM_PATH)
  throw new Error('Run this with `npm run e2e` or `npm run screenshots`: they start what it needs.');

/** Flags that keep Chromium from calling home, which only costs time and fails on a closed network. */
const QUIET = [
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic'],
  ...['--no-first-run', '--disable-gpu', '--no-sandbox'],
];

/** Tests run in the desktop project; those in `*.phone.spec.ts` in the phone project. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: '.output/playwright',
  fullyParallel: true,
  forbidOnly: true,
  // The list names those that needed a second try as flaky: each is a fault of the test or of the service, to be mended.
  retries: 1,
  workers: 2,
  // Only a test that hangs should meet this: axe takes a minute for a large city on a busy machine.
  timeout: 240_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: '.output/playwright.json' }]],
  use: {
    baseURL: BASE_URL,
    locale: 'en-GB',
    // What a service worker fetches, tests cannot stand between. Those about it allow it.
    serviceWorkers: 'block',
    launchOptions: { executablePath: CHROMIUM_PATH, args: QUIET },
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.phone.spec.ts', use: { viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      testMatch: '**/*.phone.spec.ts',
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
