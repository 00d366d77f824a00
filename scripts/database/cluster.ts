import { spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { commandLineOf } from '../service/process-identity';
import { fullDisk, PlainFailure, tellsOfFullDisk } from '../setup/plain-failure.mjs';
import type { ServerAccount } from './server-account';

/** One PostgreSQL server of ours: where its binaries and data are, who runs it, and how to reach it. */
export type Cluster = Readonly<{
  binaries: string;
  directory: string;
  account: ServerAccount | undefined;
  port: number;
  password: string;
  /** Settings beyond the defaults, such as `fsync=off` for tests. */
  settings: readonly string[];
}>;

const OWNER = 'turnleaf';

export function addressOf(cluster: Cluster, database: string): string {
  return `postgresql://${OWNER}:${cluster.password}@127.0.0.1:${cluster.port}/${database}`;
}

/** Makes the data directory, unless it is there. An interrupted attempt leaves nothing that counts as one. */
export async function createCluster(cluster: Cluster): Promise<void> {
  if (existsSync(join(cluster.directory, 'PG_VERSION'))) return;
  const unfinished = `${cluster.directory}.unfinished`;
  const passwordFile = `${cluster.directory}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  writeFileSync(passwordFile, `${cluster.password}\n`, { mode: 0o600 });
  for (const path of [unfinished, passwordFile]) handTo(path, cluster.account);
  try {
    await runServerTool(cluster, 'initdb', initialisation(unfinished, passwordFile));
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, cluster.directory);
}

function initialisation(directory: string, passwordFile: string): readonly string[] {
  return [
    ...[`--pgdata=${directory}`, `--username=${OWNER}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256'],
    ...['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ];
}

/** Starts the server in a session of its own, so that Ctrl-C reaches only us, and waits until it takes connections. */
export async function startServer(cluster: Cluster): Promise<void> {
  const options = [
    ...[`-p ${cluster.port}`, '-c listen_addresses=127.0.0.1', '-c unix_socket_directories='],
    ...cluster.settings.map((setting) => `-c ${setting}`),
  ];
  const log = logOf(cluster);
  writeFileSync(log, '', { flag: 'a', mode: 0o600 });
  handTo(log, cluster.account);
  const started = ['start', '-w', '-t', '60', '-D', cluster.directory, '-l', log, '-o', options.join(' ')];
  await runServerTool(cluster, 'pg_ctl', started, log);
}

/** Open transactions are rolled back, committed ones are kept. */
export async function stopServer(cluster: Cluster): Promise<void> {
  if (!isServerRunning(cluster)) return;
  await runServerTool(cluster, 'pg_ctl', ['stop', '-w', '-t', '60', '-m', 'fast', '-D', cluster.directory]);
}

/** By the server's own pid file. After a crash the number in it may belong to any other process by now. */
export function isServerRunning(cluster: Cluster): boolean {
  const pid = Number(postmasterLines(cluster)[0]);
  return pid > 0 && commandLineOf(pid).includes(cluster.directory);
}

/** The port that the running server says it listens on. */
export function portOfServer(cluster: Cluster): number {
  return Number(postmasterLines(cluster)[3]);
}

export function forgetServer(cluster: Cluster): void {
  rmSync(join(cluster.directory, 'postmaster.pid'), { force: true });
}

function postmasterLines(cluster: Cluster): readonly string[] {
  const file = join(cluster.directory, 'postmaster.pid');
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
}

function logOf(cluster: Cluster): string {
  return join(dirname(cluster.directory), 'postgresql.log');
}

function handTo(path: string, account: ServerAccount | undefined): void {
  if (account) chownSync(path, account.uid, account.gid);
}

/** A folder for a cluster that the account that runs the server may enter. */
export function prepareHome(home: string, account: ServerAccount | undefined): void {
  mkdirSync(home, { recursive: true });
  if (account) chmodSync(home, 0o755);
}

async function runServerTool(cluster: Cluster, tool: string, args: readonly string[], log?: string): Promise<void> {
  const { code, output } = await capture(cluster, tool, args);
  if (code === 0) return;
  const logged = log && existsSync(log) ? readFileSync(log, 'utf8').split('\n').slice(-15).join('\n') : '';
  if (tellsOfFullDisk(output + logged)) throw fullDisk();
  throw new PlainFailure(`The embedded PostgreSQL failed (${tool} ended with ${code}):\n\n${output}${logged}`);
}

function capture(cluster: Cluster, tool: string, args: readonly string[]) {
  return new Promise<Readonly<{ code: number | null; output: string }>>((resolve, reject) => {
    const child = spawn(join(cluster.binaries, 'bin', tool), args, {
      ...cluster.account,
      cwd: '/',
      env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}
