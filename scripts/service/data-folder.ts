import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

if (existsSync('.env')) process.loadEnvFile('.env');

/** What a service keeps between two starts: its database, its secret, and who runs now. */
export const DATA_FOLDER = resolve(process.env.DATA_DIR?.trim() || '.data');
