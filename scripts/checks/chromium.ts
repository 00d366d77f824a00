import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { say } from '../service/console-lines';
import { PlainFailure } from '../setup/plain-failure.mjs';

const USUAL_PLACES = [
  ...['/usr/bin/chromium', '/usr/bin/chromium-browser', '/snap/bin/chromium'],
  ...['/usr/bin/google-chrome-stable', '/usr/bin/google-chrome', '/opt/google/chrome/chrome'],
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The path of a Chromium that runs on this machine; one is installed when there is none. */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH?.trim();
  if (given) return requireRunning(given);
  return installed() ?? withPlaywright() ?? withDebian() ?? noChromium();
}

function installed(): string | undefined {
  return [...USUAL_PLACES, chromium.executablePath()].find(runs);
}

function withPlaywright(): string | undefined {
  say('There is no Chromium here: Playwright downloads one …');
  spawnSync(join('node_modules', '.bin', 'playwright'), ['install', 'chromium'], { stdio: 'ignore', timeout: 300_000 });
  return installed();
}

function withDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  say('That failed: the package chromium is installed …');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', 'chromium']]) {
    spawnSync('apt-get', args, { env, stdio: 'ignore' });
  }
  return installed();
}

function requireRunning(path: string): string {
  if (runs(path)) return path;
  throw new PlainFailure(`CHROMIUM_PATH is ${path}, and that does not run. Correct it, or leave it out.`);
}

function runs(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

function noChromium(): never {
  throw new PlainFailure(
    'The browser tests need a Chromium, and none could be found or installed. ' +
      'Install Chromium or Chrome, or give its path in CHROMIUM_PATH.',
  );
}
