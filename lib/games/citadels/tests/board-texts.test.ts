import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { pathsOf } from '@/tests/support/wording-in-english';
import { LOG_LINES } from '../log-line';
import english from '../messages/en.json';
import { REFUSALS } from '../refusals';

const folder = fileURLToPath(new URL('../board/', import.meta.url));
/** Beside the board: the sentences of the recap, as mails have them too, and the panel at the end of any match. */
const BESIDE = ['lib/games/citadels/recap.ts', 'lib/engine/folded-recap.ts', 'lib/games/finished-panel.tsx'];

const source = [
  ...readdirSync(folder)
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => `${folder}${file}`),
  ...BESIDE,
]
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

/** The showpiece is shown by the service's own pages. */
const written = pathsOf(english.board).filter((path) => !path.startsWith('showpiece.'));

const asked = [...source.matchAll(/\bt\(\s*'([\w.-]+)'/g)].flatMap(([, key]) => key ?? []);
const literals = new Set([...source.matchAll(/'(?:board\.)?([\w.-]+)'/g)].flatMap(([, key]) => key ?? []));
const prefixes = [...source.matchAll(/`(?:board\.)?([\w.]+\.)\$\{/g)].flatMap(([, prefix]) => prefix ?? []);

describe('The texts of the board of Citadels', () => {
  test('are all there', () => {
    const own = asked.filter((key) => !key.startsWith('amounts.'));
    expect(own.filter((key) => !written.includes(key))).toEqual([]);
  });

  test('are all used', () => {
    const isUsed = (path: string) => literals.has(path) || prefixes.some((prefix) => path.startsWith(prefix));
    expect(written.filter((path) => !isUsed(path))).toEqual([]);
  });

  test('tell every deed that the log tells, and give short reasons for real refusals only', () => {
    expect(Object.keys(english.board.deeds).filter((key) => !LOG_LINES.some((line) => line === key))).toEqual([]);
    expect(Object.keys(english.board.short).filter((key) => !REFUSALS.some((reason) => reason === key))).toEqual([]);
  });
});
