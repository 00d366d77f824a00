import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from 'playwright/test';

type Web = Readonly<{
  /** The folder of another build. */
  folder?: string;
  environment?: Readonly<Record<string, string>>;
}>;

/** Another web process on the same database, for this test alone. */
export async function startWeb(port: number, { folder = '.', environment = {} }: Web = {}): Promise<ChildProcess> {
  const next = resolve(folder, 'node_modules/next/dist/bin/next');
  const web = spawn(process.execPath, [next, 'start', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, ...environment },
    stdio: 'ignore',
  });
  await expect(async () => expect((await fetch(`http://localhost:${port}/healthz`)).ok).toBe(true)).toPass({
    timeout: 30_000,
  });
  return web;
}

export async function stopWeb(web: ChildProcess, signal: 'SIGTERM' | 'SIGKILL' = 'SIGKILL'): Promise<void> {
  if (web.exitCode !== null || web.signalCode !== null) return;
  const ended = once(web, 'exit');
  web.kill(signal);
  await ended;
}
