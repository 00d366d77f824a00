import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
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
