import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@/scripts/database/free-port';
import { localSecret } from '@/scripts/service/local-secret';
import { actionsKey } from '@/scripts/service/settings';

export type Variables = Readonly<Record<string, string>>;

export type StartedService = Readonly<{
  process: ChildProcess;
  /** All that it has printed so far. */
  output: () => string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
}>;

/** A folder for the data of services, and a port, that nobody else uses. */
export type ServicePlace = Readonly<{ dataFolder: string; port: number; remove: () => void }>;

export async function servicePlace(): Promise<ServicePlace> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'turnleaf-service-'));
  const remove = () => rmSync(dataFolder, { recursive: true, force: true });
  return { dataFolder, port: await freePort(), remove };
}

/** Runs `npm start` as a person would, with its data in the place, on the build that is there. */
export function startService(place: ServicePlace, changes: Variables = {}): StartedService {
  const { DATABASE_URL: _, NEXTAUTH_SECRET: __, APP_URL: ___, npm_lifecycle_event: ____, ...rest } = process.env;
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...rest,
      DATA_DIR: place.dataFolder,
      PORT: String(place.port),
      LOG_LEVEL: 'info',
      NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? actionsKey(localSecret()),
      ...changes,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const ended = once(child, 'close').then(([code]: (number | null)[]) => code ?? null);
  return { process: child, output: () => output, ended };
}

/** Resolves when the service has said that it is ready; fails with what it said when it ends before. */
export async function untilReady(service: StartedService): Promise<void> {
  while (!service.output().includes('Turnleaf is ready')) {
    if (service.process.exitCode !== null) throw new Error(`The service ended:\n${service.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** The address of the database that a service in this place brings. */
export function databaseOf(place: ServicePlace): string {
  const access = JSON.parse(readFileSync(join(place.dataFolder, 'postgresql-access.json'), 'utf8'));
  return `postgresql://turnleaf:${access.password}@127.0.0.1:${access.port}/turnleaf`;
}
