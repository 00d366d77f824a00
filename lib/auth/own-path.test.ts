import { describe, expect, it } from 'vitest';
import { ownPath } from './own-path';

describe('the page to go on to after signing in', () => {
  it('keeps a path of this site with its query', () => {
    expect(ownPath('/matches/1?from=mail')).toBe('/matches/1?from=mail');
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', '', undefined, ['/a']])(
    'becomes the home page for %j',
    (value) => {
      expect(ownPath(value)).toBe('/');
    },
  );

  it('never begins with two slashes, also not after dots are resolved', () => {
    expect(ownPath('/..//evil.example')).toBe('/');
  });
});
