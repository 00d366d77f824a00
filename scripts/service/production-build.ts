import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compressAssets } from './compressed-assets';
import { say } from './console-lines';
import { forgetTypesOfDevelopment } from './generated-code';
import { run } from './run';
import { stampOf } from './source-stamp';

const STAMP = join('.next', 'turnleaf-build');
/** All that a build is made from. */
export const BUILD_SOURCES = [
  ...['app', 'lib', 'emails', 'public', join('prisma', 'schema.prisma')],
  ...['proxy.ts', 'instrumentation.ts', 'next.config.js', 'package.json', 'package-lock.json', 'tsconfig.json'],
];

/** The name of the build that these sources make; the key is part of it, because the build holds it. */
export function buildName(environment: NodeJS.ProcessEnv): string {
  return stampOf(BUILD_SOURCES, environment.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY ?? '');
}

export function isBuilt(name: string): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === name;
}

/** Builds the web for production, unless exactly these sources are built already. */
export async function buildWhenNeeded(
  name: string,
  environment: NodeJS.ProcessEnv,
  signal: AbortSignal,
): Promise<void> {
  if (isBuilt(name)) return;
  say('Building for production …');
  forgetTypesOfDevelopment();
  // An interrupted build must not pass for the one that was there before.
  rmSync(STAMP, { force: true });
  await run('next', ['build'], { environment, signal });
  compressAssets();
  writeFileSync(STAMP, name);
}
