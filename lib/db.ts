import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/prisma/generated/client';
import { env } from './env';

/** Kept through hot reloads: each client has its own connections. */
const kept = globalThis as typeof globalThis & { turnleafDatabase?: PrismaClient };

/** The only Prisma client of a process. It connects at the first query. */
export const db = kept.turnleafDatabase ?? createClient();
kept.turnleafDatabase = db;

function createClient(): PrismaClient {
  return new PrismaClient({ adapter: new PrismaPg({ connectionString: env().DATABASE_URL }) });
}
