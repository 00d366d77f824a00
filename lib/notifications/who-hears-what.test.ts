import { describe, expect, it } from 'vitest';
import type { TableEvent } from '@/lib/engine/table-events';
import type { Happening } from './who-hears-what';
import { seatSpokenOf, whoHearsWhat } from './who-hears-what';

const USERS = [
  { seat: 0, userId: 'ana', isAway: false },
  { seat: 1, userId: 'bo', isAway: false },
  { seat: 3, userId: 'dan', isAway: false },
];
const tell = (happening: Partial<Happening>, users = USERS) =>
  whoHearsWhat({ event: 'moved', causedBy: null, opened: [], atTable: [], version: 7, ...happening }, users);
const asked = (...seats: number[]) => seats.map((seat) => ({ promptId: `card:${seat}`, seat }));
const turn = (userId: string, promptId: string) => ({ userId, kind: 'turn', promptId });

describe('who hears what (N9)', () => {
  it('a question goes to the person it asks', () => {
    const told = tell({ causedBy: 0, opened: asked(1, 3) });
    expect(told).toEqual([turn('bo', 'card:1'), turn('dan', 'card:3')]);
  });

  it('who asked for it by an own move is at the table and hears nothing', () => {
    expect(tell({ causedBy: 1, opened: asked(1) })).toEqual([]);
  });

  it('a seat where no person sits hears nothing', () => {
    expect(tell({ opened: asked(2) })).toEqual([]);
  });

  it('two questions to one person are told one by one (N5)', () => {
    const opened = [
      { promptId: 'a', seat: 1 },
      { promptId: 'b', seat: 1 },
    ];
    expect(tell({ causedBy: 0, opened })).toEqual([turn('bo', 'a'), turn('bo', 'b')]);
  });

  it('a start tells those who are asked, and those who waited for it', () => {
    const told = tell({ event: 'started', causedBy: 0, opened: asked(0, 1) });
    expect(told).toEqual([turn('bo', 'card:1'), { userId: 'dan', kind: 'started', promptId: '' }]);
  });

  it('the end goes to every person, whoever made the last move', () => {
    const told = tell({ event: 'finished', causedBy: 0 });
    expect(told).toEqual(USERS.map(({ userId }) => ({ userId, kind: 'finished', promptId: '' })));
  });
});

const until = '2026-12-24T00:00:00.000Z';

/** Of Ana on seat 0, Bo on 1 and Dan on 3: who hears of it, and as what. `by` is the seat that did it. */
const LIFECYCLE: readonly Readonly<{
  by: number | null;
  event: TableEvent;
  heard: Readonly<Record<string, string>>;
}>[] = [
  {
    by: null,
    event: { type: 'DeadlinePassed', data: { seat: 1, promptId: 'card:1', inARow: 1 } },
    heard: { bo: 'missed' },
  },
  { by: null, event: { type: 'AutopilotEngaged', data: { seat: 1, bot: 'normal' } }, heard: { bo: 'autopilot' } },
  { by: 1, event: { type: 'SeatTakenBack', data: { seat: 1 } }, heard: {} },
  {
    by: 1,
    event: { type: 'SeatResigned', data: { seat: 1, bot: 'normal', by: 'player' } },
    heard: { ana: 'resigned', dan: 'resigned' },
  },
  {
    by: 1,
    event: { type: 'HolidayBegan', data: { seat: 1, until, days: 3 } },
    heard: { ana: 'holiday', dan: 'holiday' },
  },
  { by: null, event: { type: 'HolidayEnded', data: { seat: 1, daysBack: 0 } }, heard: { bo: 'holidayOver' } },
  { by: 1, event: { type: 'HolidayEnded', data: { seat: 1, daysBack: 2 } }, heard: {} },
  { by: 1, event: { type: 'PauseAsked', data: { seat: 1 } }, heard: { ana: 'pauseAsked', dan: 'pauseAsked' } },
  { by: 1, event: { type: 'PauseNotAsked', data: { seat: 1 } }, heard: {} },
  { by: 1, event: { type: 'MatchPaused', data: {} }, heard: { ana: 'paused', dan: 'paused' } },
  { by: 1, event: { type: 'MatchResumed', data: { seat: 1 } }, heard: { ana: 'resumed', dan: 'resumed' } },
  { by: 0, event: { type: 'MatchCancelled', data: { by: 'owner' } }, heard: { bo: 'cancelled', dan: 'cancelled' } },
  {
    by: null,
    event: { type: 'MatchCancelled', data: { by: 'moderator' } },
    heard: { ana: 'cancelled', bo: 'cancelled', dan: 'cancelled' },
  },
];

describe('who hears what happens at the table (N9)', () => {
  it.each(LIFECYCLE)('$event.type by seat $by', ({ by, event, heard }) => {
    const told = tell({ causedBy: by, atTable: [event] });
    expect(Object.fromEntries(told.map(({ userId, kind }) => [userId, kind]))).toEqual(heard);
    expect(told).toHaveLength(Object.keys(heard).length);
  });

  it('a third missed deadline is told as what it leads to', () => {
    const atTable: TableEvent[] = [
      { type: 'DeadlinePassed', data: { seat: 1, promptId: 'card:1', inARow: 3 } },
      { type: 'AutopilotEngaged', data: { seat: 1, bot: 'normal' } },
    ];
    expect(tell({ atTable }).map(({ kind }) => kind)).toEqual(['autopilot']);
  });

  it('the last one to agree to a pause is told to others as the pause', () => {
    const atTable: TableEvent[] = [
      { type: 'PauseAsked', data: { seat: 1 } },
      { type: 'MatchPaused', data: {} },
    ];
    expect(tell({ causedBy: 1, atTable }).map(({ kind }) => kind)).toEqual(['paused', 'paused']);
  });

  it('who is on autopilot hears only of the own seat, and of the end', () => {
    const users = USERS.map((user) => ({ ...user, isAway: user.userId === 'bo' }));
    const kindsToBo = (event: TableEvent) =>
      tell({ atTable: [event] }, users).flatMap(({ userId, kind }) => (userId === 'bo' ? [kind] : []));
    expect(kindsToBo({ type: 'MatchPaused', data: {} })).toEqual([]);
    expect(kindsToBo({ type: 'AutopilotEngaged', data: { seat: 1, bot: 'normal' } })).toEqual(['autopilot']);
    expect(kindsToBo({ type: 'MatchCancelled', data: { by: 'owner' } })).toEqual(['cancelled']);
  });

  it('the same again later is another notice, which names its seat', () => {
    const event: TableEvent = { type: 'PauseAsked', data: { seat: 1 } };
    const [first, second] = [7, 9].map((version) => tell({ causedBy: 1, atTable: [event], version })[0]);
    expect(first?.promptId).not.toBe(second?.promptId);
    expect(seatSpokenOf(first ?? { promptId: '' })).toBe(1);
  });
});
