import { db } from '@/lib/db';
import { logger } from '@/lib/logger';

/** Whether the database answers. */
export async function isStoreReachable(): Promise<boolean> {
  try {
    await db.$queryRaw`SELECT 1`;
    return true;
  } catch (error) {
    logger.error({ err: error }, 'The database does not answer');
    return false;
  }
}
