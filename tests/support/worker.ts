import { Logger, runOnce } from 'graphile-worker';
import { env } from '@/lib/env';
import { taskList } from '@/lib/jobs/task-list';

/** Carries out every job that is due, and those they lead to, as the worker process would. */
export async function runJobs(): Promise<void> {
  await runOnce({
    connectionString: env().DATABASE_URL,
    taskList,
    noHandleSignals: true,
    logger: new Logger(() => () => undefined),
  });
}
