import pg from 'pg';

export const TEMPLATE = 'turnleaf_template';

/** Makes a database, anew if it is there, as a copy of another. Returns its address. */
export async function createDatabaseFrom(server: string, name: string, template: string): Promise<string> {
  await onServer(server, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  });
  return addressOn(server, name);
}

export function dropDatabase(server: string, name: string): Promise<void> {
  return onServer(server, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  });
}

function addressOn(server: string, database: string): string {
  const address = new URL(server);
  address.pathname = database;
  return address.href;
}

async function onServer(server: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
