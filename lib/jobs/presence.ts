import pg from 'pg';

/** Any number not used for other advisory locks of this database. */
const LOCK_CLASS = 7_461;

export type Presence = Readonly<{
  /** Marks a worker, by the name it locks jobs with, as alive for as long as the process holds its connection. */
  announce: (name: string) => Promise<void>;
  /** Frees the jobs of workers that died without a word; how many workers these were. */
  freeAbandonedJobs: () => Promise<number>;
  end: () => Promise<void>;
}>;

/**
 * A worker that is killed leaves its jobs locked for hours. Each living one holds an advisory lock under its name, which
 * PostgreSQL drops with the connection: whoever can take that lock knows that the other is gone.
 */
export async function openPresence(connectionString: string, onLost: (error: Error) => void): Promise<Presence> {
  const client = new pg.Client({ connectionString, application_name: 'turnleaf worker' });
  client.on('error', onLost);
  await client.connect();
  return {
    announce: async (name) => {
      await client.query('SELECT pg_advisory_lock($1, hashtext($2))', [LOCK_CLASS, name]);
    },
    freeAbandonedJobs: () => freeAbandonedJobs(client),
    end: () => client.end(),
  };
}

async function freeAbandonedJobs(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ worker: string }>(
    `SELECT DISTINCT locked_by AS worker FROM graphile_worker._private_jobs
     WHERE locked_by IS NOT NULL
       AND NOT EXISTS (
         SELECT FROM pg_locks
         WHERE locktype = 'advisory' AND classid = $1
           AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
           AND objid = (hashtext(locked_by)::bigint & 4294967295)::oid)`,
    [LOCK_CLASS],
  );
  const dead = rows.map(({ worker }) => worker);
  if (dead.length > 0) await client.query('SELECT graphile_worker.force_unlock_workers($1::text[])', [dead]);
  return dead.length;
}
