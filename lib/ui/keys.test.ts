import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filesOf } from '@/tests/support/routes';

test('a key stands before what is spread: after it React makes the element as of old, and warns of each child without one', () => {
  const sources = ['app', 'lib', 'emails'].flatMap(filesOf).filter((file) => file.endsWith('.tsx'));
  expect(sources.length).toBeGreaterThan(100);
  const late = sources.filter((file) => /\{\.\.\.\w+(\([^()]*\))?\}\s+key=/.test(readFileSync(file, 'utf8')));
  expect(late).toEqual([]);
});
