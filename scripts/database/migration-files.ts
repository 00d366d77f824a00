import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { MigrationDirectory, MigrationList } from '@prisma/schema-engine-wasm';

export const SCHEMA = join('prisma', 'schema.prisma');
export const MIGRATIONS = join('prisma', 'migrations');
const LOCKFILE = 'migration_lock.toml';

/** The migrations of this clone, in the order they apply. */
export function listMigrations(): MigrationList {
  const names = readdirSync(MIGRATIONS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return {
    baseDir: resolve(MIGRATIONS),
    lockfile: { path: LOCKFILE, content: readIfThere(join(MIGRATIONS, LOCKFILE)) },
    shadowDbInitScript: '',
    migrationDirectories: names.map(readMigration),
  };
}

function readMigration(name: string): MigrationDirectory {
  const value = readFileSync(join(MIGRATIONS, name, 'migration.sql'), 'utf8');
  return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
}

function readIfThere(file: string): string | null {
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
