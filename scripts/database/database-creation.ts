import pg from 'pg';
import type { Cluster } from './cluster';
import { addressOf } from './cluster';

/** Makes the database in the cluster, unless it is there, and tells its address. */
export async function createDatabase(cluster: Cluster, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: addressOf(cluster, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  return addressOf(cluster, name);
}
