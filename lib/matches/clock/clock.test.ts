import { describe, expect, it } from 'vitest';
import type { Prompt } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';
import type { Pilot, SeatAtTable } from '@/lib/engine/table-events';
import type { Asking, Clocks, PromptClock } from './clock';
import { clocksAfter, endingsOf, firstDue, GRACE_MS, nextWakeUp, overduePrompts, promptsToRemindOf } from './clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const NOON = new Date('2026-03-02T12:00:00Z');
const TERMS: ClockTerms = { paceMs: DAY, bankMs: 10 * HOUR, holidayDays: 14 };

const later = (ms: number) => new Date(NOON.getTime() + ms);
const open = (id: string, seat = 0): Prompt => ({ id, seat, kind: 'choose', settled: false });
const sealed = (id: string, seat = 0): Prompt => ({ ...open(id, seat), settled: true });

const THERE: SeatAtTable = { pilot: { kind: 'person' }, onHoliday: false, asksForPause: false, holidays: [] };
const AUTOPILOT: Pilot = { kind: 'bot', bot: 'normal', because: 'autopilot' };

type Table = Readonly<{ seats?: readonly Partial<SeatAtTable>[]; isPaused?: boolean }>;

function asking(prompts: readonly Prompt[], { seats = [{}, {}], isPaused = false }: Table = {}): Asking {
  const table = { seats: seats.map((seat) => ({ ...THERE, ...seat })), isPaused, isCancelled: false };
  return { openPrompts: () => prompts, table };
}

type Happened = Readonly<{ from?: Asking; to: Asking; at: Date; clocks?: Clocks; now?: Date; terms?: ClockTerms }>;

const FULL: Clocks = { prompts: new Map(), banksMs: [TERMS.bankMs, TERMS.bankMs] };

function clocksOf({ from, to, at, clocks = FULL, now = at, terms = TERMS }: Happened): Clocks {
  return clocksAfter({ terms, clocks, before: from, after: to, moment: at, now });
}

const asked = (match: Asking, at = NOON) => clocksOf({ to: match, at });
const running = (dueAt: Date): PromptClock => ({ dueAt, leftMs: null });
const stopped = (leftMs: number): PromptClock => ({ dueAt: null, leftMs });
const endsOf = (match: Asking, clocks: Clocks) =>
  endingsOf(match, { terms: TERMS, clocks }).map(({ prompt, end }) => [prompt.id, end]);

const wakeUpOf = (match: Asking, clocks: Clocks, holidayEnds: readonly Date[] = [], now = NOON) =>
  nextWakeUp(match, { terms: TERMS, clocks }, { holidayEnds, after: now });

describe('a question', () => {
  it('is due one pace after it was asked', () => {
    expect(asked(asking([open('a')])).prompts.get('a')).toEqual(running(later(DAY)));
  });

  it('has no clock at a table without one', () => {
    const clocks: Clocks = { prompts: new Map(), banksMs: [] };
    const to = asking([open('a')]);
    expect(clocksOf({ to, at: NOON, clocks, terms: { ...TERMS, paceMs: null } })).toBe(clocks);
  });

  it('to a bot has no clock', () => {
    const to = asking([open('a')], { seats: [{ pilot: AUTOPILOT }] });
    expect(asked(to).prompts.get('a')).toEqual({ dueAt: null, leftMs: null });
  });

  it('that is sealed stops its clock, and goes on with what was left when it is opened again', () => {
    const [from, sealing] = [asking([open('a')]), asking([sealed('a')])];
    const atRest = clocksOf({ from, to: sealing, at: later(5 * HOUR), clocks: asked(from) });
    expect(atRest.prompts.get('a')).toEqual(stopped(19 * HOUR));

    const again = clocksOf({ from: sealing, to: from, at: later(3 * DAY), clocks: atRest });
    expect(again.prompts.get('a')).toEqual(running(later(3 * DAY + 19 * HOUR)));
  });

  it('that was sealed and opened after its end has its old end, not a new grace', () => {
    const [from, sealing] = [asking([open('a')]), asking([sealed('a')])];
    const clocks = { ...asked(from), banksMs: [0, 0] };
    const late = later(DAY + MINUTE);

    const atRest = clocksOf({ from, to: sealing, at: late, clocks });
    const again = clocksOf({ from: sealing, to: from, at: late, clocks: atRest });

    expect(endsOf(from, again)).toEqual([['a', later(DAY)]]);
  });

  it('that was answered months late, without a worker, is answered all the same', () => {
    const from = asking([open('a')]);
    const late = clocksOf({ from, to: asking([sealed('a')]), at: later(90 * DAY), clocks: asked(from) });
    expect(late.prompts.get('a')?.leftMs).toBeGreaterThan(-(2 ** 31));
  });

  it('that nobody touched keeps its clock, whatever others do', () => {
    const from = asking([open('a'), open('b', 1)]);
    const clocks = asked(from);
    const next = clocksOf({ from, to: asking([open('a'), sealed('b', 1)]), at: later(HOUR), clocks });
    expect(next.prompts.get('a')).toEqual(running(later(DAY)));
  });

  it('is not asked any more once the match is over, and nothing is due', () => {
    const from = asking([open('a')]);
    const next = clocksOf({ from, to: asking([]), at: later(HOUR), clocks: asked(from) });
    expect(next.prompts.size).toBe(0);
    expect(wakeUpOf(asking([]), next)).toBeUndefined();
  });
});

describe('a clock stands still', () => {
  const from = asking([open('a')]);
  const clocks = asked(from);

  it.each([
    ['in a pause', { isPaused: true }],
    ['on a holiday', { seats: [{ onHoliday: true }, {}] }],
  ])('%s, and goes on with what was left', (_, table) => {
    const away = asking([open('a')], table);
    const still = clocksOf({ from, to: away, at: later(HOUR), clocks });
    expect(still.prompts.get('a')).toEqual(stopped(23 * HOUR));

    const back = clocksOf({ from: away, to: from, at: later(9 * DAY), clocks: still });
    expect(back.prompts.get('a')).toEqual(running(later(9 * DAY + 23 * HOUR)));
  });

  it('for what is asked during a pause, and begins with a whole pace', () => {
    const paused = asking([open('a')], { isPaused: true });
    expect(asked(paused).prompts.get('a')).toEqual(stopped(DAY));
  });

  it('not for the others when one is on a holiday', () => {
    const both = asking([open('a'), open('b', 1)]);
    const away = asking([open('a'), open('b', 1)], { seats: [{ onHoliday: true }, {}] });
    const next = clocksOf({ from: both, to: away, at: later(HOUR), clocks: asked(both) });
    expect(next.prompts.get('b')).toEqual(running(later(DAY)));
  });
});

describe('autopilot', () => {
  it('has no clock, and whoever takes the seat back has a fresh pace', () => {
    const from = asking([open('a')]);
    const flown = asking([open('a')], { seats: [{ pilot: AUTOPILOT }, {}] });
    const during = clocksOf({ from, to: flown, at: later(HOUR), clocks: asked(from) });
    expect(during.prompts.get('a')).toEqual({ dueAt: null, leftMs: null });

    const back = clocksOf({ from: flown, to: from, at: later(5 * HOUR), clocks: during });
    expect(back.prompts.get('a')).toEqual(running(later(5 * HOUR + DAY)));
  });

  it('whoever comes back to a choice that the bot has sealed may open it for a whole pace', () => {
    const flown = asking([sealed('a')], { seats: [{ pilot: AUTOPILOT }, {}] });
    const back = clocksOf({ from: flown, to: asking([sealed('a')]), at: NOON });
    expect(back.prompts.get('a')).toEqual(stopped(DAY));
  });
});

describe('the time bank', () => {
  it('is not touched by an answer within the pace', () => {
    const from = asking([open('a')]);
    expect(clocksOf({ from, to: asking([]), at: later(DAY), clocks: asked(from) }).banksMs[0]).toBe(10 * HOUR);
  });

  it('pays for the time beyond the pace, and no more than is in it', () => {
    const from = asking([open('a')]);
    const bankAt = (at: Date) => clocksOf({ from, to: asking([sealed('a')]), at, clocks: asked(from) }).banksMs[0];
    expect(bankAt(later(DAY + 3 * HOUR))).toBe(7 * HOUR);
    expect(bankAt(later(DAY + 11 * HOUR))).toBe(0);
  });

  it('pays once for two questions that are late together, and neither gets more time by it', () => {
    const both = asking([open('a'), open('b')]);
    const clocks: Clocks = {
      prompts: new Map([
        ['a', running(NOON)],
        ['b', running(later(5 * HOUR))],
      ]),
      banksMs: [10 * HOUR],
    };
    expect(endsOf(both, clocks)).toEqual([
      ['a', later(10 * HOUR)],
      ['b', later(10 * HOUR)],
    ]);

    const left = asking([open('a')]);
    const next = clocksOf({ from: both, to: left, at: later(8 * HOUR), clocks });

    expect(next.banksMs).toEqual([2 * HOUR]);
    expect(endsOf(left, next)).toEqual([['a', later(10 * HOUR)]]);
  });

  it('pays nothing for others', () => {
    const from = asking([open('a'), open('b', 1)]);
    const next = clocksOf({ from, to: asking([open('a')]), at: later(DAY + HOUR), clocks: asked(from) });
    expect(next.banksMs).toEqual([10 * HOUR, 9 * HOUR]);
  });

  it('is empty after a deadline, and the next question has its pace alone', () => {
    const from = asking([open('a')]);
    const to = asking([open('b')]);
    const next = clocksOf({ from, to, at: later(DAY + 10 * HOUR), clocks: asked(from) });
    expect(next.banksMs[0]).toBe(0);
    expect(endsOf(to, next)).toEqual([['b', later(2 * DAY + 10 * HOUR)]]);
  });
});

describe('what is asked when a worker catches up', () => {
  const due = (moment: Date, now: Date) => firstDue({ moment, paceMs: DAY, now });

  it('is due one pace after the scheduled time, not after now', () => {
    expect(due(NOON, later(11 * HOUR))).toEqual(later(DAY));
  });

  it('is due whole paces later when less than half a pace would be left', () => {
    expect(due(NOON, later(13 * HOUR))).toEqual(later(2 * DAY));
    expect(due(NOON, later(30 * DAY + 13 * HOUR))).toEqual(later(32 * DAY));
  });
});

describe('enforcement', () => {
  it('comes a grace after the end that is shown (T3)', () => {
    const match = asking([open('a')]);
    const timing = { terms: { ...TERMS, bankMs: 0 }, clocks: { ...asked(match), banksMs: [0] } };
    expect(overduePrompts(match, timing, later(DAY + GRACE_MS - 1))).toEqual([]);
    expect(overduePrompts(match, timing, later(DAY + GRACE_MS))).toHaveLength(1);
    expect(nextWakeUp(match, timing, { holidayEnds: [], after: later(DAY) })).toEqual(later(DAY + GRACE_MS));
  });

  it('goes in the order in which the times ended', () => {
    const match = asking([open('a'), open('b', 1)]);
    const clocks: Clocks = {
      prompts: new Map([
        ['a', running(later(2 * HOUR))],
        ['b', running(later(HOUR))],
      ]),
      banksMs: [0, 30 * MINUTE],
    };
    const ids = overduePrompts(match, { terms: TERMS, clocks }, later(DAY)).map(({ prompt }) => prompt.id);
    expect(ids).toEqual(['b', 'a']);
  });

  it('counts a sealed choice as present (T5)', () => {
    const match = asking([sealed('a')]);
    expect(overduePrompts(match, { terms: TERMS, clocks: asked(match) }, later(99 * DAY))).toEqual([]);
  });

  it('wakes the worker for the end of a holiday as well', () => {
    const match = asking([open('a')]);
    expect(wakeUpOf(match, asked(match), [later(HOUR)])).toEqual(later(HOUR));
  });
});

describe('a reminder', () => {
  const match = asking([open('a'), sealed('b', 1)]);
  const remindedAt = (now: Date, paceMs = DAY) => {
    const terms = { ...TERMS, paceMs };
    const clocks = clocksOf({ to: match, at: NOON, terms });
    return promptsToRemindOf(match, { terms, clocks }, now).map(({ id }) => id);
  };

  it('is due to those who have not answered when a fifth of the pace is left', () => {
    expect(remindedAt(later(0.8 * DAY - 1))).toEqual([]);
    expect(remindedAt(later(0.8 * DAY))).toEqual(['a']);
  });

  it('comes a day before the end of a long pace', () => {
    expect(remindedAt(later(6 * DAY - 1), 7 * DAY)).toEqual([]);
    expect(remindedAt(later(6 * DAY), 7 * DAY)).toEqual(['a']);
  });

  it('is not sent any more when the pace is over', () => {
    expect(remindedAt(later(DAY))).toEqual([]);
  });

  it('wakes the worker once, before the deadline', () => {
    const clocks = asked(match);
    expect(wakeUpOf(match, clocks)).toEqual(later(0.8 * DAY));
    expect(wakeUpOf(match, clocks, [], later(0.8 * DAY))).toEqual(later(DAY + TERMS.bankMs + GRACE_MS));
  });
});
