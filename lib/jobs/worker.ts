import { keepNames } from '@/lib/auth/name-keeping';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { startRunner } from './runner';

/** The worker process: bots, mail, and whatever else need not happen within a request. */
async function work(): Promise<void> {
  await keepNames();
  const runner = await startRunner(env().DATABASE_URL);
  const stop = (signal: NodeJS.Signals) => {
    logger.info({ signal }, 'Worker stops once its jobs are done');
    runner.stop().catch(fail);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  logger.info('Worker takes jobs');
  await runner.ended;
}

function fail(error: unknown): never {
  logger.fatal({ err: error }, 'Worker ends: it cannot do its jobs, most likely because the database is gone');
  process.exit(1);
}

work().then(() => process.exit(0), fail);
