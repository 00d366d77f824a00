import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATA_FOLDER, makeDataFolder } from './data-folder';

/** The secret that signs sessions of a service without settings: made once, readable by its owner only. */
export function localSecret(): string {
  const file = join(DATA_FOLDER, 'secret');
  if (!existsSync(file)) {
    makeDataFolder();
    writeFileSync(file, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}
