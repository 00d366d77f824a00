import { db } from '@/lib/db';

/** A checksum for each table, of all its rows. Two that are equal mean that nothing was written between them. */
export async function databaseContents(): Promise<Readonly<Record<string, string>>> {
  const tables = await db.$queryRaw<readonly Readonly<{ name: string }>[]>`
    SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
    WHERE (schemaname = 'public' AND tablename NOT IN ('_prisma_migrations', 'LimitUse'))
       OR (schemaname = 'graphile_worker' AND tablename = '_private_jobs')
    ORDER BY name`;
  const sums = tables.map(async ({ name }) => {
    const [row] = await db.$queryRawUnsafe<readonly Readonly<{ sum: string | null }>[]>(
      `SELECT md5(string_agg(one::text, E'\\n' ORDER BY one::text)) AS sum FROM ${name} AS one`,
    );
    return [name, row?.sum ?? 'empty'] as const;
  });
  return Object.fromEntries(await Promise.all(sums));
}
