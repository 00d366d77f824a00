import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { PlainFailure } from '../setup/plain-failure.mjs';
import { beginningOf } from './process-identity';

const holderSchema = z.object({ pid: z.number().int(), beginning: z.string(), address: z.string() });
type Holder = z.infer<typeof holderSchema>;

export type ServiceLock = Readonly<{
  /** The last service of this clone was killed, so its web process may need a moment to let go of the port. */
  foundLeftover: boolean;
  release: () => void;
}>;

/** One service a clone: two would build into the same folder and start the same database. */
export async function takeServiceLock(file: string, address: string): Promise<ServiceLock> {
  const self: Holder = { pid: process.pid, beginning: beginningOf(process.pid), address };
  mkdirSync(dirname(file), { recursive: true });
  const foundLeftover = existsSync(file);
  for (let attempt = 0; attempt < 12; attempt++) {
    if (tryWrite(file, self)) return { foundLeftover, release: () => rmSync(file, { force: true }) };
    const holder = readHolder(file);
    if (!holder || !isAlive(holder)) rmSync(file, { force: true });
    // It may be stopping just now.
    else await sleep(250);
  }
  const holder = readHolder(file);
  throw new PlainFailure(
    `Turnleaf already runs from this folder, at ${holder?.address} (process ${holder?.pid}). ` +
      'Stop that one first, or start this one from a clone of its own.',
  );
}

/** Whether a service runs from this clone now. */
export function isServiceRunning(file: string): boolean {
  const holder = existsSync(file) ? readHolder(file) : undefined;
  return holder !== undefined && isAlive(holder);
}

function tryWrite(file: string, self: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(self), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** A file cut short by a crash or a full disk names nobody. */
function readHolder(file: string): Holder | undefined {
  try {
    return holderSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function isAlive({ pid, beginning }: Holder): boolean {
  return beginning !== '' && beginningOf(pid) === beginning;
}
