import { describe, expect, test } from 'vitest';
import { foldRecap } from '@/lib/engine/folded-recap';
import type { RedactedEvent, Seat, Viewer } from '@/lib/engine/game-definition';
import { roundsOf } from '@/lib/engine/recap';
import { tableLogLine } from '@/lib/engine/table-events';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { englishOf } from '@/tests/support/wording-in-english';
import type { CharacterId } from '../components';
import { logLine } from '../log-line';
import english from '../messages/en.json';
import { doneInTurn, lastOwnStep } from '../own-steps';
import { builtIn, lastDestroyed, placeKey } from '../place';
import { recap } from '../recap';
import type { ShownEvent } from '../redact';
import { redactEvent } from '../redact';
import type { CitadelsView } from '../view-types';
import type { Played } from './given';
import { given, when } from './given';

const [ANN, BOB, CY] = [0, 1, 2];

function logOf(...events: readonly ShownEvent[]): BoardLogEntry[] {
  return events.map((event, index) => ({
    step: index + 1,
    at: new Date(0),
    event: event as RedactedEvent,
    line: logLine(event as RedactedEvent),
  }));
}

const began = (round: number): ShownEvent => ({ type: 'RoundBegan', data: { round } });
const called = (character: CharacterId, seat: Seat | null): ShownEvent => ({
  type: 'CharacterCalled',
  data: { character, seat },
});
const took = (seat: Seat): ShownEvent => ({ type: 'GoldTaken', data: { seat, amount: 2, extra: 0 } });
const ended = (seat: Seat, character: CharacterId): ShownEvent => ({ type: 'TurnEnded', data: { seat, character } });
const picked = (seat: Seat): ShownEvent => ({
  type: 'CharacterPicked',
  data: { seat, character: null, planned: null },
});
const built = (seat: Seat): ShownEvent => ({ type: 'DistrictBuilt', data: { seat, district: 'temple', price: 1 } });

/** A view in which it is the turn of a seat, or of nobody. */
function turnOf(seat: Seat | null): CitadelsView {
  return { turn: seat === null ? null : { seat } } as CitadelsView;
}

const ROUND = logOf(
  began(3),
  picked(ANN),
  picked(BOB),
  called('assassin', null),
  called('thief', BOB),
  took(BOB),
  built(BOB),
  ended(BOB, 'thief'),
  called('king', ANN),
);

/** The Assassin has named the Thief: what a viewer hears until the King is called, and to the end of his turn. */
function calledAfterMurder(bobIs: CharacterId, viewer: Viewer) {
  const round = given({ players: [{ is: 'assassin' }, { is: bobIs }, { is: 'king' }], turn: 'assassin' });
  const murder = when(round, ANN, [{ type: 'Murder', data: { character: 'thief' } }]);
  const gold = when(murder.state, ANN, { type: 'TakeGold', data: {} });
  const open = when(gold.state, ANN, { type: 'EndTurn', data: {} });
  const king = when(open.state, CY, { type: 'TakeGold', data: {} });
  const whole = when(king.state, CY, { type: 'EndTurn', data: {} });
  const heard = (...parts: readonly Played[]) =>
    logOf(
      ...parts.flatMap(({ events }) => events.flatMap((event) => (redactEvent(event, viewer) as ShownEvent) ?? [])),
    );
  return { open: heard(murder, gold, open), whole: heard(murder, gold, open, king, whole) };
}

const { inEnglish } = englishOf(english);

/** What a reader who has seen so much is told, in words. */
const told = (log: readonly BoardLogEntry[], since: number, you: Seat | undefined) =>
  recap(log, { since, you }).flatMap(({ deeds }) => deeds.map(({ sentences }) => sentences.map(inEnglish).join(' ')));

describe('The recap of Citadels', () => {
  test('tells what happened since a step, each turn in a sentence, and who did not answer', () => {
    expect(told(ROUND, 0, ANN)).toEqual([
      'The Assassin is called: nobody.',
      'B (Thief): took 2 gold and built the Temple for 1 gold.',
    ]);
  });

  test('knows in the middle of a turn whose character it is', () => {
    expect(told(ROUND, 6, CY)).toEqual(['B (Thief): built the Temple for 1 gold.']);
  });

  test('speaks to the reader of what was done in the reader’s place', () => {
    const miss = { type: 'DeadlinePassed', data: { seat: BOB, promptId: 'x', inARow: 1 } } as const;
    const line = tableLogLine(miss);
    const log = [...ROUND.slice(0, 5), { step: 6, at: new Date(0), event: miss, line }, ...ROUND.slice(5)];
    const keysFor = (you: Seat) =>
      recap(log, { since: 4, you }).flatMap(({ deeds }) => deeds.map(({ sentences }) => sentences[0]?.key));
    expect(keysFor(BOB)).toEqual(['log.table.OwnDeadlinePassed', 'board.story.deedAs']);
    expect(keysFor(ANN)).toEqual(['log.table.DeadlinePassed', 'board.story.deedAs']);
    expect(told(ROUND, 4, BOB)).toEqual(['You (Thief): took 2 gold and built the Temple for 1 gold.']);
  });

  test('says the same of the murdered as of a character that nobody has, until the end of the round', () => {
    for (const viewer of [{ role: 'spectator' }, { role: 'seat', seat: ANN }] as const) {
      const [murdered, absent] = [calledAfterMurder('thief', viewer), calledAfterMurder('warlord', viewer)];
      const you = viewer.role === 'seat' ? viewer.seat : undefined;
      expect(told(murdered.open, 0, you)).toContain('The Thief is called: nobody.');
      expect(murdered.open.map(({ event }) => event)).toEqual(absent.open.map(({ event }) => event));
      expect(told(murdered.open, 0, you)).toEqual(told(absent.open, 0, you));
      expect(told(murdered.whole, 0, you)).not.toEqual(told(absent.whole, 0, you));
    }
  });

  test('begins for those who look on with their last own step, or with the round', () => {
    expect(lastOwnStep(ROUND, turnOf(ANN), ANN)).toBe(2);
    expect(lastOwnStep(ROUND, turnOf(ANN), BOB)).toBe(8);
    expect(lastOwnStep(ROUND, turnOf(ANN), undefined)).toBe(0);
    const later = logOf(...ROUND.map(({ event }) => event as ShownEvent), took(ANN), built(ANN));
    expect(lastOwnStep(later, turnOf(ANN), ANN)).toBe(2);
  });

  test('leaves out what was taken back, for the others as for the one whose turn it is', () => {
    const back: ShownEvent = { type: 'StepTakenBack', data: { seat: BOB } };
    const earned: ShownEvent = { type: 'IncomeTaken', data: { seat: BOB, amount: 1 } };
    const log = logOf(began(3), called('king', BOB), earned, took(BOB), back, back, took(BOB), built(BOB));
    expect(told(log, 0, CY)).toEqual(['B (King): took 2 gold and built the Temple for 1 gold.']);
    expect(doneInTurn(log, turnOf(BOB), BOB).map(({ key }) => key)).toEqual(['gold-taken', 'district-built']);
  });

  test('tells nothing of a destruction that was taken back', () => {
    const destroyed: ShownEvent = {
      type: 'DistrictDestroyed',
      data: { seat: BOB, of: ANN, district: 'manor', price: 2 },
    };
    const back: ShownEvent = { type: 'StepTakenBack', data: { seat: BOB } };
    const log = logOf(began(3), called('warlord', BOB), took(BOB), destroyed, back, built(BOB));
    expect(told(log, 0, CY)).toEqual(['B (Warlord): took 2 gold and built the Temple for 1 gold.']);
  });

  test('says who has picked while the draft lasts, and not after it', () => {
    expect(told(ROUND.slice(0, 3), 0, CY)).toEqual(['A: kept a character.', 'B: kept a character.']);
    expect(told(ROUND, 0, CY).join()).not.toContain('kept a character');
  });

  test('gives a theft to the Thief, and the answer of a Graveyard to its owner, whoever was called', () => {
    const log = logOf(
      began(1),
      called('warlord', ANN),
      { type: 'GoldStolen', data: { by: BOB, from: ANN, amount: 2 } },
      { type: 'DistrictFetched', data: { seat: CY, district: 'market', price: 1, planned: null } },
    );
    const [round] = recap(log, { since: 0, you: undefined });
    expect(round?.deeds.map(({ seat, character }) => [seat, character])).toEqual([
      [BOB, 'thief'],
      [CY, null],
    ]);
  });

  test('cuts the log into rounds, with what came before the first', () => {
    const log = logOf({ type: 'CrownDrawn', data: { seats: [ANN, BOB] } }, began(1), picked(ANN), began(2));
    expect(roundsOf(log).map(({ number, entries }) => [number, entries.length])).toEqual([
      [0, 1],
      [1, 2],
      [2, 1],
    ]);
  });

  test('marks what was built in the meantime, and the last district that was destroyed', () => {
    const destroyed = { seat: ANN, of: BOB, district: 'temple', price: 0 } as const;
    const log = logOf(built(BOB), { type: 'DistrictDestroyed', data: destroyed });
    expect(builtIn(log)).toEqual(new Set([placeKey({ seat: BOB, district: 'temple' })]));
    expect(builtIn(log, BOB)).toEqual(new Set());
    expect(lastDestroyed(log)).toEqual(destroyed);
  });
});

describe('What Citadels tells of long ago', () => {
  test('is a round in numbers', () => {
    const log = logOf(began(1), called('king', BOB), built(BOB), began(2), called('king', ANN), built(ANN));
    const { folded, rounds } = foldRecap(recap(log, { since: 0, you: CY }), 1);
    expect(folded.map(({ sentence }) => inEnglish(sentence))).toEqual(['Round 1. Districts built: 1, destroyed: 0.']);
    expect(rounds.map(({ number, from }) => [number, from])).toEqual([[2, 4]]);
  });

  test('names a choice that was made for the reader, and that of nobody else', () => {
    const event = { type: 'DeadlinePassed', data: { seat: CY, promptId: 'x', inARow: 1 } } as const;
    const before = logOf(began(1), called('king', BOB), built(BOB));
    const late = { step: 4, at: new Date(0), event, line: tableLogLine(event) };
    const after = logOf(began(2), called('king', ANN), built(ANN)).map((entry) => ({ ...entry, step: entry.step + 4 }));
    const told = (you: Seat) =>
      foldRecap(recap([...before, late, ...after], { since: 0, you }), 1).folded.map(({ sentence }) =>
        inEnglish(sentence),
      );
    expect(told(CY)).toEqual(['Round 1. Districts built: 1, destroyed: 0. One choice was made for you.']);
    expect(told(BOB)).toEqual(['Round 1. Districts built: 1, destroyed: 0.']);
  });
});
