import { isIPv6 } from 'node:net';

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
