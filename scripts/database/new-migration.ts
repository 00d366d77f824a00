import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PlainFailure } from '../setup/plain-failure.mjs';
import { withMigrationEngine } from './migration-engine';
import { listMigrations, MIGRATIONS, SCHEMA } from './migration-files';
import { startTemporaryServer } from './temporary-server';

/** Writes the migration that leads from the migrations there are to the schema as it is now. */
export async function writeMigration(name: string | undefined): Promise<number> {
  if (!name || !/^[a-z][a-z0-9_]*$/.test(name)) {
    throw new PlainFailure('Name the migration in small letters, for example: npm run migration -- add_chat_messages');
  }
  const statements = await missingStatements();
  if (statements.trim() === '' || statements.includes('-- This is an empty migration.')) {
    console.log('The migrations already make what the schema says: there is nothing to write.');
    return 0;
  }
  const folder = join(MIGRATIONS, `${timestamp(new Date())}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), statements);
  console.log(`Wrote ${join(folder, 'migration.sql')}. Read it before you commit it.`);
  return 0;
}

async function missingStatements(): Promise<string> {
  const server = await startTemporaryServer();
  const files = [{ path: SCHEMA, content: readFileSync(SCHEMA, 'utf8') }];
  try {
    return await withMigrationEngine(server.url, async (engine) => {
      await engine.apply(listMigrations());
      return engine.difference({ tag: 'schemaDatasource', files, configDir: '.' }, { tag: 'schemaDatamodel', files });
    });
  } finally {
    await server.stop();
  }
}

function timestamp(now: Date): string {
  return now.toISOString().replace(/\D/g, '').slice(0, 14);
}
