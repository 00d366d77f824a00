import { setTimeout as sleep } from 'node:timers/promises';
import { isPortTaken } from '../database/free-port';
import { PlainFailure } from '../setup/plain-failure.mjs';

/** Says early, before anything is built, that the web could not listen; the web's own failure is said too. */
export async function requireFreePort(port: number, host: string, patienceInSeconds: number): Promise<void> {
  for (let waited = 0; await isTaken(port, host); waited += 0.25) {
    if (waited >= patienceInSeconds) throw portTaken(port);
    await sleep(250);
  }
}

export function portTaken(port: number): PlainFailure {
  return new PlainFailure(
    `Port ${port} is taken by another program. Stop it, or start Turnleaf on another port: PORT=${port + 1} npm start`,
  );
}

async function isTaken(port: number, host: string): Promise<boolean> {
  try {
    return await isPortTaken(port, host);
  } catch (error) {
    throw new PlainFailure(sentenceFor(error, port, host));
  }
}

function sentenceFor(error: unknown, port: number, host: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
  if (code === 'EACCES') return `Port ${port} needs the rights of an administrator. Choose a PORT above 1023.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `HOST ${host} is no address of this machine. Use 127.0.0.1 for this machine only, or 0.0.0.0 for everybody.`;
  }
  return `Turnleaf cannot listen on ${host}, port ${port} (${code}).`;
}
