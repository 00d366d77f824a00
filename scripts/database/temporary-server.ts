import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DATA_FOLDER } from '../service/data-folder';
import { beginningOf } from '../service/process-identity';
import type { Cluster } from './cluster';
import { addressOf, createCluster, prepareHome, startServer, stopServer } from './cluster';
import { placeFor } from './embedded-database';
import { freePort } from './free-port';

/** A PostgreSQL server for tests: fast, because it may lose everything, and gone when it stops. */
export type TemporaryServer = Readonly<{
  /** The address of the database `postgres`, from which others are made. */
  url: string;
  stop: () => Promise<void>;
}>;

const PREFIX = 'turnleaf-test-';
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];

export async function startTemporaryServer(): Promise<TemporaryServer> {
  await sweepLeftovers();
  const home = mkdtempSync(join(tmpdir(), PREFIX));
  const cluster = clusterIn(home, { port: await freePort(), password: randomBytes(24).toString('hex') });
  prepareHome(home, cluster.account);
  chmodSync(home, 0o755);
  writeFileSync(join(home, 'owner'), ownerMark(process.pid));
  await createCluster(cluster);
  await startServer(cluster);
  return { url: addressOf(cluster, 'postgres'), stop: () => remove(home, cluster) };
}

function clusterIn(home: string, { port, password }: Pick<Cluster, 'port' | 'password'>): Cluster {
  const { binaries, account } = placeFor(DATA_FOLDER);
  return { binaries, account, directory: join(home, 'postgresql'), port, password, settings: CARELESS };
}

async function remove(home: string, cluster: Cluster): Promise<void> {
  await stopServer(cluster);
  rmSync(home, { recursive: true, force: true });
}

/** Servers of test runs that were killed before they could clean up. */
async function sweepLeftovers(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const home = join(tmpdir(), name);
    const owner = join(home, 'owner');
    if (!isMine(home) || !existsSync(owner) || ownerLives(readFileSync(owner, 'utf8'))) continue;
    await remove(home, clusterIn(home, { port: 0, password: '' }));
  }
}

function ownerMark(pid: number): string {
  return `${pid} ${beginningOf(pid)}`;
}

function ownerLives(mark: string): boolean {
  return ownerMark(Number(mark.split(' ')[0])) === mark;
}

/** Other people of this machine test too. */
function isMine(folder: string): boolean {
  return statSync(folder).uid === process.getuid?.();
}
