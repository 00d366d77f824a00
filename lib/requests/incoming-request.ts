import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '@/lib/env';
import { addressOf } from './client-address';
import { blameTheSender, mayBeUnreadable } from './unreadable-request';

type Incoming = {
  readonly clientAddress: string;
  /** Our own code has the request now: what goes wrong from here on is our fault. */
  isTaken: boolean;
};

/** Shared by all parts of a build, each of which has its own copy of this module. */
const kept = globalThis as typeof globalThis & { turnleafIncoming?: AsyncLocalStorage<Incoming> };
kept.turnleafIncoming ??= new AsyncLocalStorage<Incoming>();
const incoming = kept.turnleafIncoming;

/** Where the request that is being answered came from: a host, or the network of one with IPv6. */
export function clientAddress(): string {
  return incoming.getStore()?.clientAddress ?? 'unknown';
}

/** Says that a server action has begun. */
export function takeRequest(): void {
  const request = incoming.getStore();
  if (request) request.isTaken = true;
}

/**
 * Notes for each request from where it came, before anything else sees it. Headers are no place for it: a client writes
 * them as it likes, and Next takes its X-Forwarded-For for true.
 */
export function watchIncomingRequests(): void {
  const trusted = env().TRUST_PROXY;
  subscribe('http.server.request.start', (message) => {
    const { request, response } = message as Readonly<{ request: IncomingMessage; response: ServerResponse }>;
    const forwarded = [request.headers['x-forwarded-for']].flat().join(',');
    const note = {
      clientAddress: addressOf({ socket: request.socket.remoteAddress, forwarded, trusted }),
      isTaken: false,
    };
    incoming.enterWith(note);
    if (mayBeUnreadable(request)) blameTheSender(response, () => note.isTaken);
  });
}
