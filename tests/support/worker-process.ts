import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type WorkerProcess = Readonly<{
  child: ChildProcess;
  /** All that it has logged so far. */
  words: () => string;
  /** Exit code and signal, once it has ended. */
  ended: Promise<readonly unknown[]>;
}>;

const started = new Set<ChildProcess>();

/** The worker as the service runs it, on the database of this test file. No web is there. */
export function startWorker(environment: Readonly<Record<string, string>> = {}): WorkerProcess {
  let words = '';
  const child = spawn(process.execPath, ['--import', 'tsx', 'lib/jobs/worker.ts'], {
    env: { ...process.env, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.stdout?.on('data', (chunk: Buffer) => {
    words += chunk.toString();
  });
  started.add(child);
  return { child, words: () => words, ended: once(child, 'exit') };
}

/** For the end of each test: none is left behind. */
export async function killWorkers(): Promise<void> {
  for (const child of started) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
  started.clear();
}
