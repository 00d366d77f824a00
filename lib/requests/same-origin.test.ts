import { describe, expect, it } from 'vitest';
import { isFromThisSite } from './same-origin';

const from = (headers: Readonly<Record<string, string>>) =>
  isFromThisSite(new Request('http://localhost:3000/api', { method: 'POST', headers }));

describe('a POST to the API counts as made by a page of this site', () => {
  it('when it comes from the address people open', () => {
    expect(from({ origin: 'http://localhost:3000', host: 'behind-a-proxy:4000' })).toBe(true);
  });

  it('when it comes from the host it goes to, under whatever name', () => {
    expect(from({ origin: 'http://192.168.1.7:3000', host: '192.168.1.7:3000' })).toBe(true);
  });

  it.each([
    { host: 'localhost:3000' },
    { host: 'localhost:3000', origin: 'null' },
    { host: 'localhost:3000', origin: 'https://evil.example' },
    { host: 'localhost:3000', origin: 'http://localhost:3000.evil.example' },
  ])('but not with the headers %j', (headers) => {
    expect(from(headers)).toBe(false);
  });
});
