import pg from 'pg';
import { afterAll, expect, inject, it } from 'vitest';
import { migrate, statementsOfSchema } from '@/scripts/database/migrate';
import { createDatabaseFrom, dropDatabase } from '../support/database-copies';

const server = inject('databaseServer');
const made = { byMigrations: 'turnleaf_by_migrations', bySchema: 'turnleaf_by_schema' };

afterAll(async () => {
  for (const name of Object.values(made)) await dropDatabase(server, name);
});

it('the migrations make exactly what the schema says', async () => {
  const byMigrations = await createDatabaseFrom(server, made.byMigrations, 'template1');
  const bySchema = await createDatabaseFrom(server, made.bySchema, 'template1');

  await migrate(byMigrations);
  await query(bySchema, await statementsOfSchema(bySchema));

  expect(await catalogOf(byMigrations)).toEqual(await catalogOf(bySchema));
});

it('a database that has every migration needs none, and keeps the books that Prisma reads', async () => {
  const url = await createDatabaseFrom(server, made.byMigrations, 'template1');
  const first = await migrate(url);

  const second = await migrate(url);

  const books = await query(url, 'SELECT migration_name FROM _prisma_migrations WHERE finished_at IS NOT NULL');
  expect(first.length).toBeGreaterThan(0);
  expect(second).toEqual([]);
  expect(books.map((row) => row.migration_name)).toEqual(first);
});

async function query(url: string, text: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const result = await client.query(text);
    return result.rows ?? [];
  } finally {
    await client.end();
  }
}

/** All that a schema consists of, in words that do not depend on the order in which it was made. */
async function catalogOf(url: string) {
  const inPublic = "n.nspname = 'public' AND c.relname <> '_prisma_migrations'";
  const [columns, indexes, constraints, enums] = await Promise.all([
    query(
      url,
      `SELECT c.relname, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull,
              -- A later column stands last; only for events the order was chosen, to save space.
              CASE c.relname WHEN 'MatchEvent' THEN a.attnum END AS place,
              pg_get_expr(d.adbin, d.adrelid) AS fallback
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
       WHERE ${inPublic} AND c.relkind = 'r' AND a.attnum > 0 ORDER BY 1, 2`,
    ),
    query(
      url,
      `SELECT pg_get_indexdef(i.indexrelid) AS index
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${inPublic} ORDER BY 1`,
    ),
    query(
      url,
      `SELECT c.relname, k.conname, pg_get_constraintdef(k.oid) AS definition
       FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
       WHERE ${inPublic} ORDER BY 1, 2`,
    ),
    query(
      url,
      `SELECT t.typname, string_agg(e.enumlabel, ',' ORDER BY e.enumlabel) AS labels
       FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid GROUP BY 1 ORDER BY 1`,
    ),
  ]);
  return { columns, indexes, constraints, enums };
}
