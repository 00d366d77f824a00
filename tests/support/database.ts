import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeEach, inject } from 'vitest';
import { createDatabaseFrom, dropDatabase, TEMPLATE } from './database-copies';

/** Each test file has a database of its own, and each test begins with empty tables. */
const server = inject('databaseServer');
const name = `turnleaf_test_${randomBytes(6).toString('hex')}`;
const url = await createDatabaseFrom(server, name, TEMPLATE);
process.env.DATABASE_URL = url;

beforeEach(emptyTables);

afterAll(async () => {
  const { db } = await import('@/lib/db');
  await db.$disconnect();
  await dropDatabase(server, name);
});

async function emptyTables(): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ tables: string }>(TABLES_WITH_CONTENT);
    await client.query(`TRUNCATE ${rows[0]?.tables} RESTART IDENTITY CASCADE`);
  } finally {
    await client.end();
  }
}

const TABLES_WITH_CONTENT = `
  SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') AS tables FROM pg_tables
  WHERE (schemaname = 'public' AND tablename <> '_prisma_migrations')
     OR (schemaname = 'graphile_worker' AND tablename IN ('_private_jobs', '_private_job_queues'))`;
