import { describe, expect, test } from 'vitest';
import type { Event, LogLine, Viewer } from '@/lib/engine/game-definition';
import { playMatch } from '@/scripts/simulation/play-match';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { englishOf, keysOf, pathsOf } from '@/tests/support/wording-in-english';
import { LESSONS } from '../board/lessons';
import { PROMPT_KINDS } from '../commands';
import { CHARACTER_IDS, DISTRICT_IDS } from '../components';
import { DISTRICTS } from '../districts';
import { citadels } from '../index';
import { LOG_LINES } from '../log-line';
import english from '../messages/en.json';
import { REFUSALS } from '../refusals';
import { cards, characterName, districtName, gold, inARow } from '../wording';

const { inEnglish, lineInEnglish } = englishOf(english);

/** Said by the board alone, which has tests of its own. */
const BOARD = 'board';

const viewers: readonly Viewer[] = [{ role: 'seat', seat: 0 }, { role: 'spectator' }, { role: 'hindsight' }];

const matches: readonly (readonly Event[])[] = [2, 3, 4, 5, 6, 7].map((seats) => {
  const bots = Array.from({ length: seats }, (_, seat) => (seat % 2 === 0 ? 'random' : 'normal'));
  return playMatch({ game: citadels, bots, options: {}, random: seededRandom(seats) }).events;
});

const lines: readonly LogLine[] = matches.flatMap((events) =>
  viewers.flatMap((viewer) => {
    const redacted = events.flatMap((event) => citadels.redact(event, viewer) ?? []);
    return redacted.flatMap((event) => citadels.logLine(event) ?? []);
  }),
);

const shuffles = matches.flat().filter((event) => citadels.shufflesOf(event).length > 0);

/** Purple districts say what they do. */
const withRule = DISTRICT_IDS.filter((id) => DISTRICTS[id].colour === 'purple');

describe('the English of Citadels', () => {
  test('has every message that the rules can ask for, and no other', () => {
    const asked = [
      ...LESSONS.map(({ key }) => `guide.${key}`),
      'name',
      'tagline',
      ...citadels.metadata.options.flatMap(({ key, values }) => [
        `options.${key}.label`,
        ...values.flatMap((value) => ['label', 'explanation'].map((text) => `options.${key}.values.${value}.${text}`)),
      ]),
      ...PROMPT_KINDS.flatMap((kind) => [`prompts.${kind}.title`, `prompts.${kind}.lobby`]),
      ...REFUSALS.map((reason) => `refusals.${reason}`),
      ...LOG_LINES.map((key) => `log.${key}`),
      ...shuffles.map(({ type }) => `shuffles.${type}`),
      ...CHARACTER_IDS.flatMap((id) => [`characters.${id}.name`, `characters.${id}.power`]),
      ...DISTRICT_IDS.map((id) => `districts.${id}.name`),
      ...withRule.map((id) => `districts.${id}.rule`),
      ...[gold(2), cards(1), inARow([])].flatMap(keysOf),
    ];
    const written = pathsOf(english).filter((path) => !path.startsWith(`${BOARD}.`));
    expect(new Set(written)).toEqual(new Set(asked));
  });

  test.each(REFUSALS)('says what happened and what to do when a command is refused with %s', (reason) => {
    const values = {
      character: characterName('king'),
      card: districtName('tavern'),
      district: districtName('tavern'),
      count: 1,
      limit: 1,
      price: 3,
      rounds: 40,
    };
    expect(inEnglish({ kind: 'message', key: `refusals.${reason}`, values })).toMatch(/[.;] .*[.]$/);
  });

  test('says every line of the log, to whoever reads it', () => {
    expect(lines.length).toBeGreaterThan(1000);
    for (const line of lines) expect(lineInEnglish(line)).toMatch(/^[A-Z0-9][^{}]*[.]$/);
  });

  test.each([
    [{ type: 'GoldTaken', data: { seat: 0, amount: 2, extra: 1 } }, 'A took 2 gold, and 1 gold as the Merchant.'],
    [{ type: 'CardsKept', data: { seat: 1, count: 1, extra: 0, kept: null } }, 'B drew cards and kept 1 card.'],
    [
      { type: 'CardsKept', data: { seat: 1, count: 1, extra: 0, kept: ['dragon-gate'] } },
      'B drew cards and kept Dragon Gate.',
    ],
    [{ type: 'CharacterCalled', data: { character: 'king', seat: null } }, 'The King is called: nobody.'],
    [
      { type: 'DistrictDestroyed', data: { seat: 0, of: 2, district: 'tavern', price: 0 } },
      'A destroyed the Tavern of C for 0 gold.',
    ],
  ])('says %j as a sentence', (event, sentence) => {
    const line = citadels.logLine(event);
    expect(line && lineInEnglish(line)).toBe(sentence);
  });
});
