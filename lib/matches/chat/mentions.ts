import { z } from 'zod';

/** A message in parts: what was written, and between it whom it names. A name may change, so the id is kept. */
const partsSchema = z.array(z.union([z.string(), z.object({ userId: z.uuid() })]));
export type Part = z.infer<typeof partsSchema>[number];

export type Mentionable = Readonly<{ userId: string; name: string }>;

/** Letters of scripts that put no space after a word. */
const NO_SPACE_AFTER = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]$/u;
const WORD_BEFORE = /[\p{L}\p{M}\p{N}_]$/u;
const WORD_AFTER = /^[\p{L}\p{M}\p{N}_]/u;

/** Finds `@Name` of these people, the longest name that fits: names may have spaces, and one may begin like another. */
export function partsOf(text: string, people: readonly Mentionable[]): readonly Part[] {
  const longestFirst = people.toSorted((a, b) => b.name.length - a.name.length);
  const parts: Part[] = [];
  let told = 0;
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const named = WORD_BEFORE.test(text.slice(told, at)) ? undefined : namedAt(text, at + 1, longestFirst);
    if (!named) continue;
    if (at > told) parts.push(text.slice(told, at));
    parts.push({ userId: named.userId });
    told = at + 1 + named.name.length;
    at = told - 1;
  }
  if (told < text.length) parts.push(text.slice(told));
  return parts;
}

function namedAt(text: string, start: number, people: readonly Mentionable[]): Mentionable | undefined {
  return people.find(({ name }) => {
    const end = start + name.length;
    if (name === '' || folded(text.slice(start, end)) !== folded(name)) return false;
    return NO_SPACE_AFTER.test(name) || !WORD_AFTER.test(text.slice(end));
  });
}

const folded = (text: string) => text.toLocaleLowerCase('en');

/** Whom a message names, each once. */
export function mentionedIn(parts: readonly Part[]): readonly string[] {
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.userId])))];
}

/** The parts of a stored message. */
export const partsOfJson = (json: unknown): readonly Part[] => partsSchema.parse(json);
