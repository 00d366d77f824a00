import { describe, expect, test } from 'vitest';
import type { Event, LogLine, Viewer } from '@/lib/engine/game-definition';
import { playMatch } from '@/scripts/simulation/play-match';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { keysOf, pathsOf } from '@/tests/support/wording-in-english';
import { LESSONS } from '../board/lessons';
import { BUILDING_IDS, CHARACTER_IDS } from '../cards';
import { LETTERS } from '../components';
import { goods } from '../goods';
import { ginkgopolis } from '../index';
import { LOG_LINES, logLine } from '../log-line';
import english from '../messages/en.json';
import { PROMPT_KINDS } from '../prompt-kinds';
import { REFUSALS } from '../refusals';
import type { EndTrigger } from '../view-types';
import { buildingBonus, cardName, characterBonus, characterName, endReason, goodsInWords } from '../wording';
import { inEnglish, lineInEnglish } from './wording-in-english';

/** Said by the board alone, which has tests of its own. */
const BOARD = 'board';

const endTriggers: readonly EndTrigger[] = [
  { kind: 'second-exhaustion' },
  { kind: 'nothing-given-back' },
  { kind: 'all-resources-in-city', seat: 1 },
];

const things = [
  ...[...LETTERS, ...BUILDING_IDS].map(cardName),
  ...BUILDING_IDS.map(buildingBonus),
  ...CHARACTER_IDS.flatMap((id) => [characterName(id), characterBonus(id)]),
  ...[goods({}), goods({ resources: 1, tiles: 2, points: 3 })].map(goodsInWords),
  ...endTriggers.map(endReason),
];

const viewers: readonly Viewer[] = [{ role: 'seat', seat: 0 }, { role: 'spectator' }, { role: 'hindsight' }];

/** Random matches of all sizes and options. */
const matches: readonly (readonly Event[])[] = [2, 3, 4, 5].flatMap((seats) =>
  (['sealed', 'table'] as const).map((smallChoices) => {
    const characters = seats % 2 === 0 ? 'draft' : 'starter';
    const bots = Array.from({ length: seats }, () => 'random');
    const options = { characters, smallChoices };
    return playMatch({ game: ginkgopolis, bots, options, random: seededRandom(seats) }).events;
  }),
);

/** Their log as each kind of viewer reads it. */
const lines: readonly LogLine[] = matches.flatMap((events) =>
  viewers.flatMap((viewer) => {
    const redacted = events.flatMap((event) => ginkgopolis.redact(event, viewer) ?? []);
    return redacted.flatMap((event) => ginkgopolis.logLine(event) ?? []);
  }),
);

/** The types of event that the page with the proof of chance names. */
const shuffles = matches.flat().filter((event) => ginkgopolis.shufflesOf(event).length > 0);

describe('the English of Ginkgopolis', () => {
  test('has every message that the rules can ask for, and no other', () => {
    const { options } = ginkgopolis.metadata;
    const asked = [
      'name',
      'tagline',
      ...options.flatMap(({ key, values }) => [
        `options.${key}.label`,
        ...values.flatMap((value) => [`label`, 'explanation'].map((text) => `options.${key}.values.${value}.${text}`)),
      ]),
      ...PROMPT_KINDS.flatMap((kind) => [`prompts.${kind}.title`, `prompts.${kind}.lobby`]),
      ...REFUSALS.map((reason) => `refusals.${reason}`),
      ...LOG_LINES.map((key) => `log.${key}`),
      ...shuffles.map(({ type }) => `shuffles.${type}`),
      ...LESSONS.map(({ key }) => `guide.${key}`),
      ...things.flatMap(keysOf),
      ...lines.flatMap(({ values }) => Object.values(values).flatMap(keysOf)),
    ];
    const written = pathsOf(english).filter((path) => !path.startsWith(`${BOARD}.`));
    expect(new Set(written)).toEqual(new Set(asked));
  });

  test('says every card, bonus, gain and end', () => {
    for (const thing of things) expect(inEnglish(thing)).toMatch(/^[a-zA-Z0-9][^{}]*$/);
    expect(inEnglish(cardName('red-17'))).toBe('Red 17');
    expect(inEnglish(goodsInWords(goods({ resources: 3, tiles: 2, points: 1 })))).toBe(
      '3 resources, 2 tiles, and 1 point',
    );
    expect(inEnglish(buildingBonus('red-11'))).toBe('At the end: 1 point for each yellow building you own.');
    expect(inEnglish(buildingBonus('blue-8'))).toBe('Each time you urbanize: 1 tile and 1 point.');
  });

  test.each(REFUSALS)('says what happened and what to do when a command is refused with %s', (reason) => {
    const text = inEnglish({ kind: 'message', key: `refusals.${reason}`, values: { card: 'B', limit: 2 } });
    expect(text).toMatch(/[.] .*[.]$/);
  });

  test('says every line of the log of random matches, to whoever reads it', () => {
    expect(lines.length).toBeGreaterThan(1000);
    for (const line of lines) expect(lineInEnglish(line)).toMatch(/^[A-Z0-9][^{}]*[.]$/);
  });
});

describe('a line of the log', () => {
  const seat = 0;
  const paid = { resources: 1, points: 2 };

  test.each([
    [
      {
        type: 'Exploited',
        data: { seat, card: 'red-11', gain: goods({ resources: 3, tiles: 2, points: 1 }), shortOf: 0 },
      },
      'A exploited Red 11: 3 resources, 2 tiles, and 1 point.',
    ],
    [
      { type: 'Exploited', data: { seat, card: 'B', gain: goods({ resources: 1 }), shortOf: 1 } },
      'A played letter B alone: nothing (1 resource was missing from the supply).',
    ],
    [
      { type: 'Exploited', data: { seat, card: 'B', gain: goods({ resources: 1 }), shortOf: null } },
      'A played letter B alone: 1 resource.',
    ],
    [
      { type: 'FloorBuilt', data: { seat, card: 'blue-1', tile: 'blue-16', paid: { resources: 0, points: 0 } } },
      'A built Blue 16 on Blue 1 and kept the card.',
    ],
    [
      { type: 'FloorBuilt', data: { seat, card: 'blue-7', tile: 'red-5', paid } },
      'A built Red 5 on Blue 7 for 1 resource and 2 points and kept the card.',
    ],
    [
      { type: 'ResourcesReturned', data: { seat, by: 1, building: 'blue-7', resources: 2, points: 2 } },
      'A got 2 resources and 2 points for Blue 7.',
    ],
    [
      { type: 'ResourcesReturned', data: { seat, by: seat, building: 'blue-7', resources: 2, points: 0 } },
      'A took back 2 resources from Blue 7.',
    ],
    [
      { type: 'FellBackToExploit', data: { seat, card: 'blue-7', tile: 'red-5', lacking: 'points' } },
      'A had too few points to build Red 5 with Blue 7, took the tile back and exploited.',
    ],
    [
      {
        type: 'TokensMoved',
        data: { seat, letter: 'A', moves: [{ letter: 'A', from: '0,0', to: '0,1' }], replaced: true },
      },
      'The space A chose for letter A was taken, so it went to the north.',
    ],
    [
      {
        type: 'TokensMoved',
        data: {
          seat,
          letter: 'B',
          moves: [
            { letter: 'B', from: '0,0', to: '1,0' },
            { letter: 'C', from: '1,0', to: '2,1' },
          ],
          replaced: false,
        },
      },
      'No space beside the new tile was free, so letter B moved on round the city and pushed on letter C.',
    ],
    [
      {
        type: 'TilesGivenBack',
        data: {
          givenBack: [
            { seat: 0, count: 3 },
            { seat: 1, count: 0 },
          ],
        },
      },
      'Tiles given back: A 3 and B 0.',
    ],
  ])('of %j', (event, sentence) => {
    const line = logLine(event);
    expect(line && lineInEnglish(line)).toBe(sentence);
  });

  test('is not written for what is seen on the table: a letter that went where its player wished', () => {
    const moves = [{ letter: 'A', from: '0,0', to: '0,1' }];
    expect(logLine({ type: 'TokensMoved', data: { seat, letter: 'A', moves, replaced: false } })).toBeUndefined();
  });
});
