import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '@/tests/support/routes';

const LIVE = /role="(status|alert)"|role=\{[^}]*'(status|alert)'|aria-live=/;
const COMES_AND_GOES = /(\?|&&)\s*\(?\s*<\w+[^<>]*?(role="(status|alert)"|aria-live=)/g;

const sources = ['app', 'lib']
  .flatMap(filesOf)
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => LIVE.test(text));

test('what tells of changes is there before it has words, or few readers would say them', () => {
  expect(sources.length).toBeGreaterThan(5);
  for (const { file, text } of sources) {
    expect(text.match(COMES_AND_GOES) ?? [], file).toEqual([]);
    const hidden = text.split('\n').filter((line) => LIVE.test(line) && line.includes('empty:hidden'));
    expect(hidden, file).toEqual([]);
  }
});
