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
import { runStaticChecks } from './static-checks';
import { runInTheOpen } from './step';
import { startTestService } from './test-service';
import type { Tally } from './test-tally';
import { add, NOTHING, tallyOfPlaywright, tallyOfVitest } from './test-tally';

const OUTPUT = resolve('tests', '.output');
const VITEST_REPORT = join(OUTPUT, 'vitest.json');
const PLAYWRIGHT_REPORT = join(OUTPUT, 'playwright.json');

type TestRun = Readonly<{ chromium: string; server: TemporaryServer; signal: AbortSignal }>;

/** A part of the run: counts its tests; a part that fails without any counts as one. */
type Part = (run: TestRun) => Promise<Tally>;

/** Everything that must hold before a change lands. The last line tells how many tests passed and failed. */
export function runWholeTest(): Promise<number> {
  return runParts([checkStatically, runVitest, (run) => runBrowserTests(run, [])]);
}

/** The browser tests, or those that the arguments name. */
export function runBrowserTestsAlone(args: readonly string[]): Promise<number> {
  return runParts([(run) => runBrowserTests(run, args)]);
}

async function runParts(parts: readonly Part[]): Promise<number> {
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

const checkStatically: Part = async ({ signal }) => {
  return (await runStaticChecks(signal)) ? NOTHING : { passed: 0, failed: 1 };
};

const runVitest: Part = async ({ server, signal }) => {
  const build = await buildForTests(signal);
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'test',
    TEST_DATABASE_URL: server.url,
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: build.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY,
  };
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${VITEST_REPORT}`];
  const passed = await runInTheOpen(['vitest', 'run', '--config', 'tests/vitest.config.ts', ...reporters], {
    environment,
    signal,
  });
  return atLeastOne(passed, tallyOfVitest(VITEST_REPORT));
};

async function runBrowserTests({ chromium, server, signal }: TestRun, args: readonly string[]): Promise<Tally> {
  const databaseUrl = await createDatabaseOn(server.url, 'turnleaf_browser_tests');
  const environment = await buildForTests(signal);
  const logFile = join(OUTPUT, 'service.log');
  const service = await startTestService({ databaseUrl, environment, logFile, signal });
  try {
    const passed = await runInTheOpen(['playwright', 'test', '--config', 'tests/playwright.config.ts', ...args], {
      environment: {
        ...service.environment,
        BASE_URL: service.address,
        CHROMIUM_PATH: chromium,
      },
      signal,
    });
    return atLeastOne(passed, tallyOfPlaywright(PLAYWRIGHT_REPORT));
  } finally {
    await service.stop();
  }
}

function atLeastOne(passed: boolean, tally: Tally): Tally {
  return passed || tally.failed > 0 ? tally : add(tally, { passed: 0, failed: 1 });
}
