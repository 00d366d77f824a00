import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ToolRun } from '../service/run';
import { runForResult } from '../service/run';
import { PlainFailure } from '../setup/plain-failure.mjs';

/** Runs one tool of the project, shows what it says only when it fails, and tells whether it passed. */
export async function runStep(
  title: string,
  [tool, ...args]: readonly [string, ...string[]],
  options: ToolRun = {},
): Promise<boolean> {
  const started = performance.now();
  const { code, output } = await runForResult(tool, args, options);
  options.signal?.throwIfAborted();
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${title} (${seconds} s)`);
  if (code !== 0) console.log(`\n${output.trimEnd()}\n`);
  return code === 0;
}

/** Runs one tool that talks to the reader while it works, and tells whether it passed. */
export async function runInTheOpen(
  [tool, ...args]: readonly [string, ...string[]],
  { environment = process.env, signal }: ToolRun = {},
): Promise<boolean> {
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', tool), args, { stdio: 'inherit', env: environment });
    signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    child.on('error', (error) => reject(new PlainFailure(`${tool} could not be run: ${error.message}`)));
    child.on('close', resolve);
  });
  signal?.throwIfAborted();
  return code === 0;
}
