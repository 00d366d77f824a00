import { join } from 'node:path';
import type { Part } from './browser-run';
import { atLeastOne, OUTPUT, runBrowser, runParts } from './browser-run';
import { buildForTests } from './build-for-tests';
import { runStaticChecks } from './static-checks';
import { runInTheOpen } from './step';
import { NOTHING, tallyOfVitest } from './test-tally';

const VITEST_REPORT = join(OUTPUT, 'vitest.json');

/** Everything that must hold before a change lands. The last line tells how many tests passed and failed. */
export function runWholeTest(): Promise<number> {
  return runParts([checkStatically, runVitest, browserTests([])]);
}

/** The browser tests, or those that the arguments name. */
export function runBrowserTestsAlone(args: readonly string[]): Promise<number> {
  return runParts([browserTests(args)]);
}

function browserTests(args: readonly string[]): Part {
  return (run) => runBrowser(run, { config: 'tests/playwright.config.ts', args });
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
