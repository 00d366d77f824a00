import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { PlainFailure } from '../setup/plain-failure.mjs';
import type { Cluster } from './cluster';
import { addressOf, createCluster, isServerRunning, portOfServer, prepareHome } from './cluster';
import { createDatabaseOn } from './database-creation';
import { freePort, isPortTaken } from './free-port';
import { copyBinaries, mayEnter, mayRun, packagedBinaries } from './postgres-binaries';
import type { ServerAccount } from './server-account';
import { serverAccount } from './server-account';
import type { Report, ServerStart } from './server-lifecycle';
import { bringUpServer, keepServerUp } from './server-lifecycle';

export type EmbeddedDatabase = Readonly<{
  url: string;
  /** Where the data is kept. */
  directory: string;
  found: ServerStart;
  stop: () => Promise<void>;
}>;

/** Where PostgreSQL's binaries are, and the folder that holds its data, both within reach of who runs it. */
type Place = Readonly<{ binaries: string; home: string; account: ServerAccount | undefined }>;

const accessSchema = z.object({ port: z.number().int(), password: z.string().min(1) });
type Access = z.infer<typeof accessSchema>;

/** Starts the database of this clone, making it the first time. */
export async function startEmbeddedDatabase(dataFolder: string, report: Report): Promise<EmbeddedDatabase> {
  const { binaries, home, account } = placeFor(dataFolder);
  prepareHome(home, account);
  const directory = join(home, 'postgresql');
  const access = readAccess(home) ?? { port: await freePort(), password: randomBytes(24).toString('hex') };
  const cluster = await withFreePort({ ...access, binaries, directory, account, settings: [] });
  writeAccess(home, cluster);
  requireSameVersion(cluster);
  await createCluster(cluster);
  const found = await bringUpServer(cluster);
  const url = await createDatabaseOn(addressOf(cluster, 'postgres'), 'turnleaf');
  return { url, directory, found, stop: keepServerUp(cluster, report) };
}

/**
 * A server that root starts runs as another user, who must be able to enter every folder above the binaries and the
 * data. In a clone where that user may not, both live under /var/lib, in a folder named after the clone.
 */
export function placeFor(dataFolder: string): Place {
  const packaged = packagedBinaries();
  const account = serverAccount();
  prepareHome(dataFolder, account);
  if (mayRun(packaged, account) && mayEnter(dataFolder, account))
    return { binaries: packaged, home: dataFolder, account };
  const outside = outsideFolder(dataFolder);
  const binaries = join('/var/lib/turnleaf', `postgresql-${versionOf(packaged)}`);
  copyBinaries(packaged, binaries);
  if (mayRun(binaries, account)) return { binaries, home: outside, account };
  throw new PlainFailure(
    `PostgreSQL cannot be run from ${binaries}. Start Turnleaf as an ordinary user, or set DATABASE_URL.`,
  );
}

/** Remembered beside the clone, so that a clone that is moved finds its data again. */
function outsideFolder(dataFolder: string): string {
  const note = join(dataFolder, 'database-folder');
  if (existsSync(note)) return readFileSync(note, 'utf8').trim();
  const name = `${basename(join(dataFolder, '..'))}-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 8)}`;
  const folder = join('/var/lib/turnleaf', name);
  writeFileSync(note, `${folder}\n`);
  return folder;
}

function versionOf(packaged: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8'));
  return z.object({ version: z.string() }).parse(manifest).version;
}

function readAccess(home: string): Access | undefined {
  const file = join(home, 'postgresql-access.json');
  if (!existsSync(file)) return undefined;
  const parsed = accessSchema.safeParse(JSON.parse(readFileSync(file, 'utf8') || 'null'));
  if (parsed.success) return parsed.data;
  throw new PlainFailure(`${file} is damaged: it holds the port and the password of the database. Restore it.`);
}

function writeAccess(home: string, { port, password }: Access): void {
  const file = join(home, 'postgresql-access.json');
  writeFileSync(file, `${JSON.stringify({ port, password })}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}

/** The port of the last start, unless another program has taken it since. */
async function withFreePort(cluster: Cluster): Promise<Cluster> {
  if (isServerRunning(cluster)) return { ...cluster, port: portOfServer(cluster) };
  if (await isPortTaken(cluster.port, '127.0.0.1')) return { ...cluster, port: await freePort() };
  return cluster;
}

function requireSameVersion(cluster: Cluster): void {
  const file = join(cluster.directory, 'PG_VERSION');
  if (!existsSync(file)) return;
  const version = readFileSync(file, 'utf8').trim();
  if (version === MAJOR_VERSION) return;
  throw new PlainFailure(
    `The data in ${cluster.directory} belongs to PostgreSQL ${version}, and this Turnleaf brings ${MAJOR_VERSION}. ` +
      'Start the older Turnleaf, save the data with pg_dump, and load it into the new one.',
  );
}

const MAJOR_VERSION = '18';
