import { generateWhenNeeded } from '../service/generated-code';
import { runStaticChecks } from './static-checks';
import { runStep } from './step';

/** What one runs before a commit: everything that needs neither a database nor a browser. */
export async function runDailyCheck(): Promise<number> {
  await generateWhenNeeded();
  const sound = await runStaticChecks();
  const passed = await runStep('unit tests', [
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    'unit',
  ]);
  return sound && passed ? 0 : 1;
}
