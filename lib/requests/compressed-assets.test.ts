import { expect, test } from 'vitest';
import { readsBrotli } from './compressed-assets';

test.each([
  ['gzip, deflate, br, zstd', true],
  ['br;q=0.8, gzip', true],
  ['br ; q=1', true],
  ['gzip, deflate', false],
  ['br;q=0, gzip', false],
  ['br;q=0.0', false],
  ['brotli', false],
  [undefined, false],
])('a browser that accepts %s gets compressed copies: %s', (accepted, expected) => {
  expect(readsBrotli({ headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })).toBe(expected);
});
