import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './run';
import { runningMode } from './service-lock';
import { stampOf } from './source-stamp';

const PRISMA_SCHEMA = join('prisma', 'schema.prisma');
const PRISMA_CLIENT = join('prisma', 'generated');
const PRISMA_STAMP = join(PRISMA_CLIENT, 'stamp');

/** Writes what the types need and git does not hold: the Prisma client, when the schema has changed, and route types. */
export async function generateWhenNeeded(signal?: AbortSignal): Promise<void> {
  await generatePrismaClient(signal);
  forgetTypesOfDevelopment();
  await run('next', ['typegen'], { signal });
}

/** The client alone is enough to run; the types of the routes are for the type check. */
export async function generatePrismaClient(signal?: AbortSignal): Promise<void> {
  const stamp = stampOf([PRISMA_SCHEMA, join('node_modules', 'prisma', 'package.json')]);
  if (existsSync(PRISMA_STAMP) && readFileSync(PRISMA_STAMP, 'utf8') === stamp) return;
  const environment = {
    ...process.env,
    // Without this Prisma downloads an engine that generating never runs: any executable will do.
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  await run('prisma', ['generate'], { environment, signal });
  writeFileSync(PRISMA_STAMP, stamp);
}

/** `next dev` leaves the types of the routes it saw; once it has ended they speak of routes that may be gone. */
export function forgetTypesOfDevelopment(): void {
  if (runningMode() !== 'development') rmSync(join('.next', 'dev', 'types'), { recursive: true, force: true });
}
