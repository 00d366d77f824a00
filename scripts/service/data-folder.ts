import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { PlainFailure, tellsOfFullDisk } from '../setup/plain-failure.mjs';
import { variables } from './variables';

/** What a service keeps between two starts: its database, its secret, and who runs now. */
export const DATA_FOLDER = resolve(variables.DATA_DIR?.trim() || '.data');

export function makeDataFolder(): void {
  try {
    mkdirSync(DATA_FOLDER, { recursive: true });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (tellsOfFullDisk(reason)) throw error;
    throw new PlainFailure(
      `The folder ${DATA_FOLDER} cannot be made (${reason}). DATA_DIR says where data is kept: name a folder you may write to.`,
    );
  }
}
