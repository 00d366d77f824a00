import { describe, expect, it } from 'vitest';
import { addressOf } from './client-address';

const SOCKET = '127.0.0.1';

describe('the address of a client', () => {
  it('is that of the connection when no proxy is trusted, whatever the client writes', () => {
    expect(addressOf({ socket: '203.0.113.7', forwarded: '198.51.100.1', trusted: 0 })).toBe('203.0.113.7');
  });

  it('is what the trusted proxy heard, and not what the client told the proxy', () => {
    expect(addressOf({ socket: SOCKET, forwarded: '198.51.100.1, 203.0.113.7', trusted: 1 })).toBe('203.0.113.7');
  });

  it('is counted from the end through several trusted proxies', () => {
    const forwarded = '198.51.100.1, 203.0.113.7, 10.0.0.2';

    expect(addressOf({ socket: SOCKET, forwarded, trusted: 2 })).toBe('203.0.113.7');
  });

  it('is the outermost that is known when there are fewer proxies than were said', () => {
    expect(addressOf({ socket: '203.0.113.7', forwarded: '', trusted: 1 })).toBe('203.0.113.7');
  });

  it('is the network of a line with IPv6, which has more addresses than anybody can count', () => {
    const of = (socket: string) => addressOf({ socket, forwarded: '', trusted: 0 });

    expect(of('2001:db8:0:7::1')).toBe('2001:db8:0:7::/64');
    expect(of('2001:0db8:0000:0007:ffff:1:2:3')).toBe('2001:db8:0:7::/64');
    expect(of('2001:db8::1')).not.toBe(of('2001:db8:0:1::1'));
    expect(of('::1')).toBe('0:0:0:0::/64');
  });

  it('is the same for IPv4, also when it comes in the clothes of IPv6 or with a port', () => {
    expect(addressOf({ socket: '::ffff:203.0.113.7', forwarded: '', trusted: 0 })).toBe('203.0.113.7');
    expect(addressOf({ socket: SOCKET, forwarded: '203.0.113.7:4711', trusted: 1 })).toBe('203.0.113.7');
    expect(addressOf({ socket: SOCKET, forwarded: '[2001:db8::1]:443', trusted: 1 })).toBe('2001:db8:0:0::/64');
  });
});
