import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { explain } from '../setup/plain-failure.mjs';
import type { Cluster } from './cluster';
import { addressOf, forgetServer, isServerRunning, startServer, stopServer } from './cluster';

/** What was found at the start: a server that a killed service left running is taken over. */
export type ServerStart = 'started' | 'taken over';

/** Brings the server up, whatever the last service left behind. */
export async function bringUpServer(cluster: Cluster): Promise<ServerStart> {
  if (await answersSoon(cluster)) return 'taken over';
  if (isServerRunning(cluster)) await stopServer(cluster);
  forgetServer(cluster);
  await startServer(cluster);
  return 'started';
}

export type Report = (sentence: string) => void;

/** Starts the server again when it ends by itself. Returns what stops it for good. */
export function keepServerUp(cluster: Cluster, report: Report): () => Promise<void> {
  const stopping = new AbortController();
  const watching = watch(cluster, report, stopping.signal);
  return async () => {
    stopping.abort();
    await watching;
    await stopServer(cluster);
  };
}

async function watch(cluster: Cluster, report: Report, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await sleep(1000, undefined, { signal: stopping, ref: false }).catch(() => undefined);
    if (stopping.aborted || isServerRunning(cluster)) continue;
    report('PostgreSQL ended by itself and is started again.');
    await bringUpServer(cluster).catch((error: unknown) => report(explain(error)));
  }
}

/** It may still be starting, or be on its way down. */
async function answersSoon(cluster: Cluster): Promise<boolean> {
  for (let attempt = 0; attempt < 20; attempt++) {
    if (!isServerRunning(cluster)) return false;
    if (await isOurs(cluster)) return true;
    await sleep(250);
  }
  return false;
}

async function isOurs(cluster: Cluster): Promise<boolean> {
  const client = new pg.Client({ connectionString: addressOf(cluster, 'postgres'), connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    return rows[0]?.data_directory === cluster.directory;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
