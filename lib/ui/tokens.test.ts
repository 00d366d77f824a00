import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import * as palette from '@/emails/palette';

const TOKENS = readFileSync('lib/ui/tokens.css', 'utf8');
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** Each token that is a pair of colours, by day and by night. */
const COLOURS = new Map(
  [...TOKENS.matchAll(/--([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }] as const,
  ),
);

function colour(name: string, theme: Theme): string {
  const found = COLOURS.get(name);
  if (!found) throw new Error(`No token is called --${name}`);
  return found[theme];
}

/** Relative luminance and contrast as WCAG 2.2 defines them. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dim + 0.05);
}

const pairs = (inks: readonly string[], grounds: readonly string[]) =>
  inks.flatMap((ink) => grounds.map((ground) => [ink, ground] as const));

const PAPERS = ['ground', 'sheet', 'raised', 'sunk'] as const;
const BUILDINGS = ['red', 'yellow', 'blue'] as const;
const OWNERS = ['green', 'black', 'pink', 'orange', 'brown', 'violet', 'blue'] as const;

/** What is read, on all that it is read on. */
const TEXTS = [
  ...pairs(['ink', 'ink-2', 'ink-3', 'warn', 'done', 'gold-ink'], PAPERS),
  ...pairs(['action'], ['ground', 'sheet', 'raised']),
  ...pairs(['ink', 'ink-2'], ['action-soft', 'gold-soft', 'warn-soft', 'land', 'plot']),
  ...pairs(['on-action'], ['action', 'action-hover']),
  ['on-gold', 'gold'],
  ['gold-ink', 'gold-soft'],
  ['warn', 'warn-soft'],
  ...BUILDINGS.flatMap((of) => [
    [`on-${of}`, of] as const,
    ...pairs([`${of}-ink`], [`${of}-soft`, ...PAPERS]),
    ['ink', `${of}-soft`] as const,
  ]),
  ...OWNERS.map((of) => ['on-own', `own-${of}`] as const),
  ['ink', 'stone'],
] as const;

/** What is seen and not read: borders of controls, the ring of the focus, marks. */
const MARKS = [
  ...pairs(['line-strong', 'focus', 'action'], PAPERS),
  ...OWNERS.flatMap((of) => pairs([`own-${of}`], PAPERS)),
  ...BUILDINGS.flatMap((of) => pairs([`${of}-edge`], ['ground', 'land'])),
] as const;

for (const theme of THEMES) {
  test(`every text stands out from every ground it is read on, at least 4.5 to 1, in the ${theme}`, () => {
    const weak = TEXTS.filter(([ink, ground]) => contrast(colour(ink, theme), colour(ground, theme)) < 4.5);
    expect(weak).toEqual([]);
  });

  test(`every mark and every border of a control stands out, at least 3 to 1, in the ${theme}`, () => {
    const weak = MARKS.filter(([mark, ground]) => contrast(colour(mark, theme), colour(ground, theme)) < 3);
    expect(weak).toEqual([]);
  });
}

function lowered(paints: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(paints).map(([name, value]) => [name, value.toLowerCase()]));
}

test('mails have the colours of the site by day', () => {
  const { NIGHT: _, ...day } = palette;
  expect(lowered(day)).toMatchObject({
    PAPER: colour('ground', 'light'),
    SHEET: colour('sheet', 'light'),
    INK: colour('ink', 'light'),
    INK_SOFT: colour('ink-2', 'light'),
    INK_QUIET: colour('ink-3', 'light'),
    LEAF_GREEN: colour('action', 'light'),
    ON_GREEN: colour('on-action', 'light'),
    RULE: colour('line', 'light'),
  });
});

test('mails have the colours of the site by night', () => {
  expect(lowered(palette.NIGHT)).toEqual({
    paper: colour('ground', 'dark'),
    sheet: colour('sheet', 'dark'),
    ink: colour('ink', 'dark'),
    inkSoft: colour('ink-2', 'dark'),
    action: colour('action', 'dark'),
    onAction: colour('on-action', 'dark'),
    rule: colour('line', 'dark'),
  });
});

/** Drawings mix paint and letter their parts as a picture needs it; mails know no variables. */
const OWN_PAINT =
  /(board\/city\/|citadels\/board\/(district-picture|district-card|character-card|[a-z-]*art|characters?)|tokens|\.test\.|app\/layout\.tsx|manifest)/;

function sources(folder: string, found: string[] = []): string[] {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) sources(path, found);
    else if (/\.(css|tsx)$/.test(entry.name) && !OWN_PAINT.test(path)) found.push(path);
  }
  return found;
}

function linesWith(pattern: RegExp): string[] {
  return ['app', 'lib'].flatMap((folder) =>
    sources(folder).flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
    ),
  );
}

test('no colour is written down outside of the tokens and the drawings', () => {
  // Masks know only covered (#000) and open (#0000).
  expect(linesWith(/(?<![&\w/])#(?!0000?\b)(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![-\w])/i)).toEqual([]);
});

test('no size of letters is written down outside of the tokens and the drawings', () => {
  expect(linesWith(/font(-size)?:[^;/]*\d(px|rem)\b[^;]*;|\btext-\[[\d.]+(px|rem|em)\]/)).toEqual([]);
});

/** States that would look alike if only their tint differed: what is on a ground, or the ground itself. */
const STATES = {
  'a seal that can be pressed, and one that cannot': ['action', 'sunk'],
  'the words of a button that can be pressed, and of one that cannot': ['ink', 'ink-3'],
  'a tool that can be used, and one that cannot': ['ink', 'line-strong'],
  'the picked part of a switch, and the others': ['ink', 'sheet'],
  'the tick on what is picked, and the card': ['action', 'raised'],
} as const;

for (const theme of THEMES) {
  test(`states that matter differ in brightness and not only in tint, in the ${theme}`, () => {
    const alike = Object.entries(STATES).filter(
      ([, [one, other]]) => contrast(colour(one, theme), colour(other, theme)) < 1.8,
    );
    expect(alike.map(([what]) => what)).toEqual([]);
  });
}
