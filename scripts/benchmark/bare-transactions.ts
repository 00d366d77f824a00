import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** A table like the event log's and one like the matches', used by nobody else. */
const TABLES = `
  CREATE TABLE IF NOT EXISTS bare_match (id uuid PRIMARY KEY, version int NOT NULL);
  CREATE TABLE IF NOT EXISTS bare_event (
    match_id uuid, version int, type text NOT NULL, data json NOT NULL, PRIMARY KEY (match_id, version));`;

const DATA = JSON.stringify({ seat: 1, choice: { card: 'red-17', tile: 'yellow-13', gain: null, tokenTo: null } });

/** The least that storing a move can cost: lock a row, insert an event, raise the version, commit. Per second. */
export async function bareTransactions(
  url: string,
  { clients, each }: Readonly<{ clients: number; each: number }>,
): Promise<number> {
  const pool = new pg.Pool({ connectionString: url, max: clients });
  try {
    await pool.query(TABLES);
    const connected = await Promise.all(Array.from({ length: clients }, () => pool.connect()));
    const begin = performance.now();
    await Promise.all(connected.map((client) => moveBarely(client, each)));
    const perSecond = (clients * each * 1000) / (performance.now() - begin);
    for (const client of connected) client.release();
    return perSecond;
  } finally {
    await pool.end();
  }
}

async function moveBarely(client: pg.PoolClient, moves: number): Promise<void> {
  const id = randomUUID();
  await client.query('INSERT INTO bare_match VALUES ($1, 0)', [id]);
  for (let version = 1; version <= moves; version++) {
    await client.query('BEGIN');
    await client.query('SELECT version FROM bare_match WHERE id = $1 FOR UPDATE', [id]);
    await client.query('INSERT INTO bare_event VALUES ($1, $2, $3, $4)', [id, version, 'ChoiceSealed', DATA]);
    await client.query('UPDATE bare_match SET version = $2 WHERE id = $1', [id, version]);
    await client.query('COMMIT');
  }
}
