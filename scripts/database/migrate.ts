import { readFileSync } from 'node:fs';
import { runMigrations } from 'graphile-worker';
import { withMigrationEngine } from './migration-engine';
import { listMigrations, SCHEMA } from './migration-files';

/** Brings a database to the newest schema, its job queue included, and tells which migrations it lacked. */
export async function migrate(url: string): Promise<readonly string[]> {
  const applied = await withMigrationEngine(url, (engine) => engine.apply(listMigrations()));
  await runMigrations({ connectionString: url });
  return applied;
}

/** The statements that make an empty database what the schema says, without any migration. */
export function statementsOfSchema(url: string): Promise<string> {
  const files = [{ path: SCHEMA, content: readFileSync(SCHEMA, 'utf8') }];
  return withMigrationEngine(url, (engine) => engine.difference({ tag: 'empty' }, { tag: 'schemaDatamodel', files }));
}
