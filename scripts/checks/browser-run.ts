import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createDatabaseOn } from '../database/database-creation';
import type { TemporaryServer } from '../database/temporary-server';
import { startTemporaryServer } from '../database/temporary-server';
import { say } from '../service/console-lines';
import { generateWhenNeeded } from '../service/generated-code';
import { Interruption, interruptionSignal } from '../service/interruption';
import { explain } from '../setup/plain-failure.mjs';
import { buildForTests } from './build-for-tests';
import { findChromium } from './chromium';
import { runInTheOpen } from './step';
import { startTestService } from './test-service';
import type { Tally } from './test-tally';
import { add, NOTHING, tallyOfPlaywright } from './test-tally';

export const OUTPUT = resolve('tests', '.output');
const PLAYWRIGHT_REPORT = join(OUTPUT, 'playwright.json');

type TestRun = Readonly<{ chromium: string; server: TemporaryServer; signal: AbortSignal }>;

/** A part of the run: counts its tests; a part that fails without any counts as one. */
export type Part = (run: TestRun) => Promise<Tally>;

type BrowserRun = Readonly<{ config: string; args: readonly string[]; environment?: NodeJS.ProcessEnv }>;

/** Runs one part after the other until one fails, with a database server and a browser for all. */
export async function runParts(parts: readonly Part[]): Promise<number> {
  const signal = interruptionSignal();
  rmSync(OUTPUT, { recursive: true, force: true });
  let tally = NOTHING;
  try {
    const chromium = findChromium();
    await generateWhenNeeded(signal);
    const server = await startTemporaryServer();
    try {
      for (const part of parts) {
        signal.throwIfAborted();
        tally = add(tally, await part({ chromium, server, signal }));
        if (tally.failed > 0) break;
      }
    } finally {
      await server.stop();
    }
  } catch (error) {
    if (!(error instanceof Interruption)) say(explain(error));
    tally = add(tally, { passed: 0, failed: 1 });
  }
  say(`\n${tally.passed} passed, ${tally.failed} failed`);
  return tally.failed === 0 && tally.passed > 0 ? 0 : 1;
}

/** Playwright against web and worker as in production, on a database of their own. */
export async function runBrowser({ chromium, server, signal }: TestRun, browserRun: BrowserRun): Promise<Tally> {
  const { config, args, environment: own } = browserRun;
  const databaseUrl = await createDatabaseOn(server.url, 'turnleaf_browser_tests');
  const environment = await buildForTests(signal);
  const logFile = join(OUTPUT, 'service.log');
  const service = await startTestService({ databaseUrl, environment, logFile, signal });
  try {
    const passed = await runInTheOpen(['playwright', 'test', '--config', config, ...args], {
      environment: { ...service.environment, ...own, BASE_URL: service.address, CHROMIUM_PATH: chromium },
      signal,
    });
    return atLeastOne(passed, tallyOfPlaywright(PLAYWRIGHT_REPORT));
  } finally {
    await service.stop();
  }
}

export function atLeastOne(passed: boolean, tally: Tally): Tally {
  return passed || tally.failed > 0 ? tally : add(tally, { passed: 0, failed: 1 });
}
