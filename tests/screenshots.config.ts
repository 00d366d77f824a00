import { defineConfig } from 'playwright/test';
import tests from './playwright.config';

/** Pictures of every page in every language, theme and size, for people to look at. */
export default defineConfig({
  ...tests,
  testDir: 'screenshots',
  testMatch: '*.pictures.ts',
  outputDir: '.output/screenshots',
  timeout: 1_800_000,
  retries: 0,
  projects: [{ name: 'pictures' }],
});
