import pg from 'pg';

/** Makes a database beside the one of this address, unless it is there, and tells its address. */
export async function createDatabaseOn(server: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
  const address = new URL(server);
  address.pathname = name;
  return address.href;
}
