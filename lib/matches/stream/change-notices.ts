import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { z } from 'zod';
import { logger } from '@/lib/logger';
import type { Queries } from './event-store';

const CHANNEL = 'match_changed';
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 10_000;
/** A connection that has died without a word is found out this often. */
const SOUNDING_MS = 30_000;
const SOUNDING_PATIENCE_MS = 10_000;

const changeSchema = z.object({
  matchId: z.uuid(),
  version: z.number(),
  started: z.boolean().optional(),
  /** Only something was said. */
  isChat: z.boolean().optional(),
});

/** What every process hears when a match was changed. Never for viewers: a version counts what was done in secret. */
export type Change = Readonly<z.infer<typeof changeSchema>>;

/** The words of a change; they are heard when the transaction they are said in is committed. */
export function noticeOf(change: Change): string {
  return JSON.stringify(change);
}

/** Says that a table has changed which has not begun. */
export async function announceTable(tx: Queries, matchId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${noticeOf({ matchId, version: 0 })})`;
}

/** Says that something was said at a table, or looks different now. */
export async function announceChat(tx: Queries, matchId: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${noticeOf({ matchId, version: 0, isChat: true })})`;
}

export type Ears = Readonly<{
  connectionString: string;
  onChange: (change: Change) => void;
  /** From now on changes are heard; those before may have been missed. */
  onListening: () => void;
  signal: AbortSignal;
}>;

/** Hears every change on a connection of its own, which is made anew whenever it is lost. Resolves when told to stop. */
export async function listenForChanges(ears: Ears): Promise<void> {
  let pause = FIRST_PAUSE_MS;
  const onListening = () => {
    pause = FIRST_PAUSE_MS;
    ears.onListening();
  };
  while (!ears.signal.aborted) {
    try {
      await listenOnce({ ...ears, onListening });
    } catch (error) {
      if (ears.signal.aborted) return;
      logger.warn({ err: error }, 'Changes of matches are not heard at the moment; trying again');
    }
    // Not all processes come back in the same instant.
    await sleep(pause * (0.75 + Math.random() / 2), undefined, { signal: ears.signal }).catch(() => undefined);
    pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
  }
}

/** Settles when the connection is gone. */
async function listenOnce({ connectionString, onChange, onListening, signal }: Ears): Promise<void> {
  const client = new pg.Client({
    connectionString,
    application_name: 'turnleaf live',
    connectionTimeoutMillis: SOUNDING_PATIENCE_MS,
    query_timeout: SOUNDING_PATIENCE_MS,
  });
  const { promise: lost, resolve, reject } = withResolvers();
  client.on('error', reject);
  client.on('end', resolve);
  client.on('notification', ({ payload }) => hear(payload, onChange));
  signal.addEventListener('abort', resolve, { once: true });
  const sounding = setInterval(() => client.query('SELECT 1').catch(reject), SOUNDING_MS);
  try {
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    onListening();
    await lost;
  } finally {
    clearInterval(sounding);
    signal.removeEventListener('abort', resolve);
    // Not waited for: a connection that died without a word would never say goodbye either.
    client.end().catch(() => undefined);
  }
}

function hear(payload: string | undefined, onChange: (change: Change) => void): void {
  try {
    onChange(changeSchema.parse(JSON.parse(payload ?? '')));
  } catch (error) {
    logger.warn({ err: error }, 'A notice of a changed match cannot be understood');
  }
}

/** `Promise.withResolvers`, which Node.js 20 does not have. */
function withResolvers() {
  let resolve: () => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<void>((resolved, rejected) => {
    resolve = resolved;
    reject = rejected;
  });
  // Lost before anybody waits for it is no fault of its own.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
