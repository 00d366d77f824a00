import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fullDisk, PlainFailure, tellsOfFullDisk } from '../setup/plain-failure.mjs';
import { isDiskFull } from './disk-space';

export type ToolRun = Readonly<{
  environment?: NodeJS.ProcessEnv | undefined;
  signal?: AbortSignal | undefined;
  /** Of another copy of the project. */
  folder?: string;
}>;

/** Runs a tool of the project to its end, silently. What it said is shown when it fails. */
export async function run(tool: string, args: readonly string[], options: ToolRun = {}): Promise<string> {
  const { code, output } = await runForResult(tool, args, options);
  options.signal?.throwIfAborted();
  if (code === 0) return output;
  if (tellsOfFullDisk(output) || isDiskFull()) throw fullDisk();
  throw new PlainFailure(`\`${[tool, ...args].join(' ')}\` failed:\n\n${output.trim()}`);
}

/** Runs a tool of the project to its end and tells how it ended. */
export function runForResult(
  tool: string,
  args: readonly string[],
  { environment = process.env, signal, folder = '.' }: ToolRun = {},
): Promise<Readonly<{ code: number | null; output: string }>> {
  return new Promise((resolve, reject) => {
    const child = spawn(join('node_modules', '.bin', tool), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      cwd: folder,
    });
    signal?.addEventListener('abort', () => child.kill('SIGTERM'), { once: true });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', (error) => reject(new PlainFailure(`${tool} could not be run: ${error.message}`)));
    child.on('close', (code) => resolve({ code, output }));
  });
}
