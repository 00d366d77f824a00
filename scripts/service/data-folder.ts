import { resolve } from 'node:path';
import { variables } from './variables';

/** What a service keeps between two starts: its database, its secret, and who runs now. */
export const DATA_FOLDER = resolve(variables.DATA_DIR?.trim() || '.data');
