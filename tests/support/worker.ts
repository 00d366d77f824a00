import { Logger, runOnce } from 'graphile-worker';
import pg from 'pg';
import { env } from '@/lib/env';
import { taskList } from '@/lib/jobs/task-list';

/** Carries out every job that is due, and those they lead to, as the worker process would. */
export async function runJobs(): Promise<void> {
  const pgPool = new pg.Pool({ connectionString: env().DATABASE_URL, max: 3 });
  // When a file's tests end its database is dropped, perhaps before the last connection has said goodbye.
  const ignore = () => undefined;
  pgPool.on('error', ignore);
  pgPool.on('connect', (client) => client.on('error', ignore));
  await runOnce({ pgPool, taskList, noHandleSignals: true, logger: new Logger(() => () => undefined) });
  await pgPool.end();
}
