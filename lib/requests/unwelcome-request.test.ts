import { describe, expect, it } from 'vitest';
import { reasonAgainst } from './unwelcome-request';

const HOST = { host: 'games.example.org' };

function against(headers: Readonly<Record<string, string>>, method = 'POST') {
  return reasonAgainst({ method, headers: new Headers({ ...HOST, ...headers }) });
}

describe('a request to a page', () => {
  it('is welcome when a form of this site or a program makes it', () => {
    expect(against({ origin: 'https://games.example.org', 'content-length': '65536' })).toBeUndefined();
    expect(against({ 'content-length': '0' })).toBeUndefined();
    expect(against({})).toBeUndefined();
  });

  it('is refused when it says that it is too large', () => {
    expect(against({ 'content-length': '65537' })).toBe('body-too-large');
  });

  it('is refused when it brings something and does not say how much', () => {
    expect(against({ 'transfer-encoding': 'chunked' })).toBe('length-missing');
  });

  it.each(['https://evil.example', 'null', 'nonsense', 'https://games.example.org.evil.example'])(
    'is refused when it comes from the page %s',
    (origin) => {
      expect(against({ origin })).toBe('foreign-origin');
    },
  );

  it('counts as from here when a proxy has kept the name people know', () => {
    expect(
      against({ host: '10.0.0.2:3000', 'x-forwarded-host': 'games.example.org', origin: 'https://games.example.org' }),
    ).toBeUndefined();
  });

  it('counts as from here when a proxy has not, and it comes from the address people open', () => {
    expect(against({ host: '10.0.0.2:3000', origin: 'http://localhost:3000' })).toBeUndefined();
  });

  it('is not looked at when it only looks', () => {
    expect(against({ origin: 'https://evil.example' }, 'GET')).toBeUndefined();
  });
});
