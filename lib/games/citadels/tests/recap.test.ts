import { describe, expect, test } from 'vitest';
import type { RedactedEvent, Seat } from '@/lib/engine/game-definition';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { builtIn, doneInTurn, lastDestroyed, placeKey, recapOf, roundsOf, sinceLastStep } from '../board/recap';
import type { CharacterId } from '../components';
import { logLine } from '../log-line';
import type { ShownEvent } from '../redact';
import type { CitadelsView } from '../view-types';

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

describe('The recap of Citadels', () => {
  test('tells what happened since the last step of the reader, up to the turn that begins', () => {
    const told = recapOf(ROUND, turnOf(ANN), ANN).filter(({ seat, lines }) => seat === null || lines.length > 0);
    expect(told.map(({ seat, character, lines }) => [seat, character, lines.map(({ key }) => key)])).toEqual([
      [null, 'assassin', []],
      [BOB, 'thief', ['gold-taken', 'district-built']],
    ]);
  });

  test('stays the same while the reader takes the steps of a turn', () => {
    const later = logOf(...ROUND.map(({ event }) => event as ShownEvent), took(ANN), built(ANN));
    expect(recapOf(later, turnOf(ANN), ANN)).toEqual(recapOf(ROUND, turnOf(ANN), ANN));
  });

  test('leaves out what was taken back, for the others as for the one whose turn it is', () => {
    const back: ShownEvent = { type: 'StepTakenBack', data: { seat: BOB } };
    const earned: ShownEvent = { type: 'IncomeTaken', data: { seat: BOB, amount: 1 } };
    const log = logOf(began(3), called('king', BOB), earned, took(BOB), back, back, took(BOB), built(BOB));
    const keys = [['gold-taken', 'district-built']];
    expect(recapOf(log, turnOf(BOB), CY).map(({ lines }) => lines.map(({ key }) => key))).toEqual(keys);
    expect([doneInTurn(log, turnOf(BOB), BOB).map(({ key }) => key)]).toEqual(keys);
  });

  test('tells those who look on all of the round', () => {
    expect(sinceLastStep(ROUND, turnOf(ANN), undefined)).toHaveLength(ROUND.length);
  });

  test('says who has picked while the draft lasts, and not after it', () => {
    const drafting = ROUND.slice(0, 3);
    const pickers = (log: readonly BoardLogEntry[]) =>
      recapOf(log, turnOf(null), CY).filter(({ lines }) => lines.some(({ key }) => key === 'character-picked'));
    expect(pickers(drafting).map(({ seat }) => seat)).toEqual([ANN, BOB]);
    expect(pickers(ROUND)).toEqual([]);
  });

  test('gives a theft to the Thief, and the answer of a Graveyard to its owner, whoever was called', () => {
    const log = logOf(
      began(1),
      called('warlord', ANN),
      { type: 'GoldStolen', data: { by: BOB, from: ANN, amount: 2 } },
      { type: 'DistrictFetched', data: { seat: CY, district: 'market', price: 1, planned: null } },
    );
    const deeds = recapOf(log, turnOf(null), undefined);
    expect(deeds.slice(1).map(({ seat, character }) => [seat, character])).toEqual([
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
    expect(lastDestroyed(log)).toEqual(destroyed);
  });
});
