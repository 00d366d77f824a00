import type { TestProject } from 'vitest/node';
import { migrate } from '@/scripts/database/migrate';
import { startTemporaryServer } from '@/scripts/database/temporary-server';
import { createDatabaseFrom, TEMPLATE } from './database-copies';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server's database `postgres`. */
    databaseServer: string;
  }
}

/** Starts one PostgreSQL server for the run, unless one is given, and prepares the database that each file copies. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL;
  const server = given ? { url: given, stop: () => Promise.resolve() } : await startTemporaryServer();
  await migrate(await createDatabaseFrom(server.url, TEMPLATE, 'template1'));
  project.provide('databaseServer', server.url);
  return server.stop;
}
