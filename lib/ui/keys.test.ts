import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '@/tests/support/routes';

/** Whatever other attributes stand between the two: up to the next element, or the end of this one. */
const LATE_KEY = /\{\.\.\.[^<>]+\}[^<>]*\skey=/;

test.each(['<A {...field(name)} key={b} />', '<A {...{ a, b }} key="c" />', '<A {...a.b} c\n  key={d} />'])(
  'a key is found after what is spread: %s',
  (element) => {
    expect(element).toMatch(LATE_KEY);
  },
);

test('a key stands before what is spread: after it React makes the element as of old, and warns of each child without one', () => {
  const sources = ['app', 'lib', 'emails'].flatMap(filesOf).filter((file) => file.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(100);
  const late = sources.filter((file) => LATE_KEY.test(readFileSync(file, 'utf8')));
  expect(late).toEqual([]);
});
