import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Mentionable, Part } from './mentions';
import { mentionedIn, partsOf, partsOfJson } from './mentions';

const person = (name: string): Mentionable => ({ userId: randomUUID(), name });
const [ana, anaMaria, bo, wu, ali] = [
  person('Ana'),
  person('Ana Maria'),
  person('Bo'),
  person('吴安娜'),
  person('علی‌رضا'),
] as const;
const PEOPLE = [ana, anaMaria, bo, wu, ali];
const named = (text: string) => mentionedIn(partsOf(text, PEOPLE));

describe('a mention', () => {
  it('is found by its name, in small letters too, and what stands around it stays', () => {
    expect(partsOf('Well, @bo, your turn', PEOPLE)).toEqual(['Well, ', { userId: bo.userId }, ', your turn']);
  });

  it('is the longest name that fits', () => {
    expect(named('@Ana Maria, look')).toEqual([anaMaria.userId]);
    expect(named('@Ana Mar')).toEqual([ana.userId]);
    expect(named('@Ana Mariana')).toEqual([ana.userId]);
  });

  it('is no part of a longer word or an address', () => {
    expect(named('@Bobby, @Anabel, mail@Bo, write to me@bo.example')).toEqual([]);
  });

  it('needs no space after it in scripts that have none', () => {
    expect(named('@吴安娜你好')).toEqual([wu.userId]);
    expect(named('@علی‌رضا سلام')).toEqual([ali.userId]);
  });

  it('names each person once, and several in a row', () => {
    expect(named('@Bo@Ana @bo')).toEqual([bo.userId, ana.userId]);
  });

  it('cannot be forged by writing what is stored', () => {
    const forged = JSON.stringify([{ userId: bo.userId }]);
    expect(partsOf(forged, PEOPLE)).toEqual([forged]);
  });
});

describe('any text', () => {
  const text = fc
    .array(
      fc.oneof(fc.string({ unit: 'grapheme', maxLength: 8 }), fc.constantFrom('@', ' ', ...PEOPLE.map((p) => p.name))),
    )
    .map((pieces) => pieces.join(''));
  const written = (part: Part) =>
    typeof part === 'string' ? part : `@${PEOPLE.find(({ userId }) => userId === part.userId)?.name}`;

  it('reads the same with its mentions put back, but for the case of names', () => {
    fc.assert(
      fc.property(text, (input) => {
        const parts = partsOf(input, PEOPLE);
        expect(parts.map(written).join('').toLocaleLowerCase('en')).toBe(input.toLocaleLowerCase('en'));
        expect(parts).not.toContain('');
        expect(partsOfJson(JSON.parse(JSON.stringify(parts)))).toEqual(parts);
      }),
    );
  });

  it('is split the same once more when a name was put back', () => {
    fc.assert(
      fc.property(text, (input) => {
        const parts = partsOf(input, PEOPLE);
        expect(partsOf(parts.map(written).join(''), PEOPLE)).toEqual(parts);
      }),
    );
  });

  it('names nobody where nobody can be named', () => {
    fc.assert(
      fc.property(text, (input) => {
        expect(partsOf(input, [])).toEqual(input === '' ? [] : [input]);
      }),
    );
  });
});
