import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';
import { env } from '@/lib/env';

/** Shared by all parts of a build, each of which has its own copy of this module. */
const kept = globalThis as typeof globalThis & { turnleafClientAddresses?: AsyncLocalStorage<string> };
kept.turnleafClientAddresses ??= new AsyncLocalStorage<string>();
const addresses = kept.turnleafClientAddresses;

/** Where the request that is being answered came from: a host, or the network of one with IPv6. */
export function clientAddress(): string {
  return addresses.getStore() ?? 'unknown';
}

/**
 * Notes for each request from where it came, before anything else sees it. Headers are no place for it: a client writes
 * them as it likes, and Next takes its X-Forwarded-For for true.
 */
export function noteClientAddresses(): void {
  const trusted = env().TRUST_PROXY;
  subscribe('http.server.request.start', (message) => {
    const { request } = message as Readonly<{ request: IncomingMessage }>;
    const forwarded = request.headers['x-forwarded-for'];
    addresses.enterWith(
      addressOf({ socket: request.socket.remoteAddress, forwarded: [forwarded].flat().join(','), trusted }),
    );
  });
}

type Origin = Readonly<{
  socket: string | undefined;
  /** X-Forwarded-For: each proxy adds at its end whom it heard. */
  forwarded: string;
  /** So many proxies of our own stand before the service. */
  trusted: number;
}>;

/** The address that the outermost trusted proxy heard; what stands before that anybody may have written. */
export function addressOf({ socket, forwarded, trusted }: Origin): string {
  const heard = forwarded
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const address = [...heard, socket ?? ''].at(-1 - Math.min(trusted, heard.length)) ?? '';
  return network(address);
}

/** A line has a whole /64 of IPv6 and may change within it at will. */
function network(address: string): string {
  const plain = address.replace(/^\[|\](:\d+)?$/g, '').replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain.replace(/:\d+$/, '');
  const [head = '', tail] = plain.replace(/%.*$/, '').split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  const prefix = [...groups, ...zeros, ...after].slice(0, 4);
  return `${prefix.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
