import { runForResult } from '../service/run';

/** Runs one tool of the project, shows what it says only when it fails, and tells whether it passed. */
export async function runStep(
  title: string,
  [tool, ...args]: readonly [string, ...string[]],
  environment: NodeJS.ProcessEnv = process.env,
): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await runForResult(tool, args, { environment });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  return code === 0;
}
