import { randomInt } from 'node:crypto';
import { db } from '@/lib/db';
import { nameKeysOf } from './name-keys';
import { isReserved } from './reserved-names';

/** What a reader counts as characters. */
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** As long as a player's name may be: see lib/matches/tables/names.ts. */
const LONGEST = 24;

/** Ranges of numbers to put behind a name, tried one after the other until one of a handful is free. */
const RANGES = [
  [2, 10],
  [10, 100],
  [100, 10_000],
  [10_000, 1_000_000],
] as const;
const TRIED_AT_ONCE = 8;

/** A name like the wished one that nobody has at this moment. */
export async function freeVariantOf(name: string): Promise<string> {
  for (const range of RANGES) {
    const free = await firstFree(variants(name, range));
    if (free !== undefined) return free;
  }
  throw new Error('A million variants of a name are taken');
}

/** The first of these names that nobody has. */
export async function firstFree(names: readonly string[]): Promise<string | undefined> {
  const wished = names.filter((name) => !isReserved(name)).map((name) => ({ name, ...nameKeysOf(name) }));
  const taken = await db.user.findMany({
    where: {
      OR: [
        { nameKey: { in: wished.map(({ nameKey }) => nameKey) } },
        { nameShape: { in: wished.map(({ nameShape }) => nameShape) } },
      ],
    },
    select: { nameKey: true, nameShape: true },
  });
  return wished.find(
    ({ nameKey, nameShape }) => !taken.some((user) => user.nameKey === nameKey || user.nameShape === nameShape),
  )?.name;
}

function variants(name: string, [from, to]: readonly [number, number]): readonly string[] {
  const numbers = Array.from({ length: TRIED_AT_ONCE }, (_, index) =>
    to - from === TRIED_AT_ONCE ? from + index : randomInt(from, to),
  );
  return numbers.map((number) => `${shortened(name, LONGEST - 1 - String(number).length)} ${number}`);
}

function shortened(name: string, length: number): string {
  const letters = [...graphemes.segment(name)].map(({ segment }) => segment);
  return letters.slice(0, length).join('').trim();
}
