import { setTimeout as sleep } from 'node:timers/promises';

/** Resolves once the web answers, whatever it says. */
export async function untilWebAnswers(host: string, port: number, signal: AbortSignal): Promise<void> {
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const address = `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}/healthz`;
  while (!(await answers(address, signal))) await sleep(100, undefined, { signal });
}

async function answers(address: string, signal: AbortSignal): Promise<boolean> {
  try {
    const response = await fetch(address, { signal, redirect: 'manual' });
    await response.body?.cancel();
    return true;
  } catch {
    signal.throwIfAborted();
    return false;
  }
}
