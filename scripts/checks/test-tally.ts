import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

export type Tally = Readonly<{ passed: number; failed: number }>;

export const NOTHING: Tally = { passed: 0, failed: 0 };

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
  })
  .transform(({ numPassedTests, numFailedTests, testResults }) => {
    // A file that cannot even be loaded has no tests to count, and has failed all the same.
    const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
    return { passed: numPassedTests, failed: numFailedTests + broken.length };
  });

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
    errors: z.array(z.unknown()),
  })
  .transform(({ stats, errors }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + (stats.unexpected === 0 ? errors.length : 0),
  }));

export function tallyOfVitest(file: string): Tally {
  return readReport(file, vitestReport);
}

export function tallyOfPlaywright(file: string): Tally {
  return readReport(file, playwrightReport);
}

/** A run that left no report did not get as far as its tests. */
function readReport(file: string, schema: z.ZodType<Tally>): Tally {
  return existsSync(file) ? schema.parse(JSON.parse(readFileSync(file, 'utf8'))) : NOTHING;
}

export function add(one: Tally, other: Tally): Tally {
  return { passed: one.passed + other.passed, failed: one.failed + other.failed };
}
