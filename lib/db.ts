import { PrismaPg } from '@prisma/adapter-pg';
import { PrismaClient } from '@/prisma/generated/client';
import { env } from './env';

/** So many different statements are kept prepared on each connection; more would only fill the server's memory. */
const PREPARED_STATEMENTS = 100;

/**
 * The adapter sends and reads times without their offset, as if every session were in UTC: prisma/prisma#28629, #26786.
 * Removable once these are closed.
 */
const SESSION_IN_UTC = '-c TimeZone=UTC';

/** Kept through hot reloads: each client has its own connections. */
const kept = globalThis as typeof globalThis & { turnleafDatabase?: PrismaClient };

/** The only Prisma client of a process. It connects at the first query. */
export const db = kept.turnleafDatabase ?? createClient();
kept.turnleafDatabase = db;

function createClient(): PrismaClient {
  return new PrismaClient({
    adapter: new PrismaPg(
      { connectionString: env().DATABASE_URL, options: SESSION_IN_UTC },
      { statementNameGenerator: statementNames() },
    ),
  });
}

/** A named statement is planned once for each connection. For a move's that is over half of what it costs the server. */
function statementNames(): (query: Readonly<{ sql: string }>) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined) return known;
    if (names.size >= PREPARED_STATEMENTS) return '';
    const name = `turnleaf_${names.size}`;
    names.set(sql, name);
    return name;
  };
}
