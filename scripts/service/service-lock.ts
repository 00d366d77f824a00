import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PlainFailure } from '../setup/plain-failure.mjs';
import { DATA_FOLDER, makeDataFolder } from './data-folder';
import { beginningOf } from './process-identity';
import type { ServiceMode } from './settings';
import { SERVICE_MODES } from './settings';

const LOCK = join(DATA_FOLDER, 'service.json');

const holderSchema = z.object({
  pid: z.number().int(),
  beginning: z.string(),
  address: z.string(),
  mode: z.enum(SERVICE_MODES),
});
type Holder = z.infer<typeof holderSchema>;

export type ServiceLock = Readonly<{
  /** The last service of this clone was killed, so its web process may need a moment to let go of the port. */
  foundLeftover: boolean;
  release: () => void;
}>;

/** One service a clone: two would build into the same folder and start the same database. */
export async function takeServiceLock(what: Pick<Holder, 'mode' | 'address'>): Promise<ServiceLock> {
  const self: Holder = { pid: process.pid, beginning: beginningOf(process.pid), ...what };
  makeDataFolder();
  const foundLeftover = existsSync(LOCK);
  for (let attempt = 0; attempt < 12; attempt++) {
    if (tryWrite(self)) return { foundLeftover, release: () => rmSync(LOCK, { force: true }) };
    const holder = readHolder();
    if (!holder || !isAlive(holder)) rmSync(LOCK, { force: true });
    // It may be stopping just now.
    else await sleep(250);
  }
  const holder = readHolder();
  throw new PlainFailure(
    `Turnleaf already runs from this folder, at ${holder?.address} (process ${holder?.pid}). ` +
      'Stop that one first, or start this one from a clone of its own.',
  );
}

/** How the service of this clone runs now, if it does. */
export function runningMode(): ServiceMode | undefined {
  const holder = existsSync(LOCK) ? readHolder() : undefined;
  return holder && isAlive(holder) ? holder.mode : undefined;
}

function tryWrite(self: Holder): boolean {
  try {
    writeFileSync(LOCK, JSON.stringify(self), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A file cut short by a crash or a full disk names nobody. */
function readHolder(): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(LOCK, 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive({ pid, beginning }: Holder): boolean {
  return beginning !== '' && beginningOf(pid) === beginning;
}
