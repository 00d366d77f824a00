import { startEmbeddedDatabase } from '../database/embedded-database';
import { migrate } from '../database/migrate';
import { requireReachableDatabase } from '../database/reachable-database';
import { fullDisk, PlainFailure, tellsOfFullDisk } from '../setup/plain-failure.mjs';
import { say } from './console-lines';
import { DATA_FOLDER } from './data-folder';
import type { Settings } from './settings';

export type ServiceDatabase = Readonly<{ url: string; stop: () => Promise<void> }>;

/** The database that was given, or one of our own. */
export async function openDatabase(settings: Settings): Promise<ServiceDatabase> {
  if (!settings.bringsDatabase) {
    const url = settings.environment.DATABASE_URL;
    await requireReachableDatabase(url);
    return { url, stop: () => Promise.resolve() };
  }
  const { url, directory, found, stop } = await startEmbeddedDatabase(DATA_FOLDER, say);
  say(`PostgreSQL ${found === 'started' ? 'runs' : 'was still running and is used'}, with its data in ${directory}`);
  return { url, stop };
}

export async function migrateDatabase(url: string): Promise<void> {
  try {
    const applied = await migrate(url);
    if (applied.length > 0) say(`Applied ${applied.length} migration${applied.length === 1 ? '' : 's'}`);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (tellsOfFullDisk(reason)) throw fullDisk();
    throw new PlainFailure(`The database could not be brought up to date:\n\n${reason}`);
  }
}
