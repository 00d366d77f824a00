import { existsSync } from 'node:fs';
import { runStep } from './step';

/** A check that reads the sources and runs nothing of them. */
type StaticCheck = Readonly<{ title: string; command: readonly [string, ...string[]] }>;

const SOURCE_FOLDERS = ['app', 'lib', 'emails', 'prisma', 'scripts', 'tests', 'proxy.ts', 'instrumentation.ts'].filter(
  (folder) => existsSync(folder),
);

const STATIC_CHECKS: readonly StaticCheck[] = [
  { title: 'format and lint', command: ['biome', 'check', '--config-path=.config/code-style.json', '.'] },
  { title: 'types', command: ['tsc', '--noEmit'] },
  {
    title: 'import rules',
    command: ['depcruise', '--config', '.config/dependency-cruiser.cjs', ...SOURCE_FOLDERS],
  },
  { title: 'unused code', command: ['knip'] },
];

/** Runs every check, also after one has failed, so that one run names all there is to mend. */
export async function runStaticChecks(signal?: AbortSignal): Promise<boolean> {
  const results = [];
  for (const { title, command } of STATIC_CHECKS) results.push(await runStep(title, command, { signal }));
  return results.every(Boolean);
}
