import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beginningOf, dayAfter, dayOf, daysBack, daysLeft, localDay } from './holiday';

const ZONES = [
  ...['Pacific/Kiritimati', 'Etc/GMT+12', 'Australia/Lord_Howe', 'Pacific/Chatham', 'Africa/Casablanca', 'Asia/Tehran'],
  ...['America/Sao_Paulo', 'America/Havana', 'Asia/Beirut', 'Asia/Gaza', 'America/St_Johns', 'Europe/Berlin', 'UTC'],
];
const holiday = (firstDay: string, days: number) => ({ firstDay, days, until: '' });

describe('a day', () => {
  it('begins where somebody lives, in every zone: a minute before it is another day', () => {
    const day = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), day, (zone, date) => {
        const local = date.toISOString().slice(0, 10);
        const begins = beginningOf(local, zone);
        expect(localDay(begins, zone)).toBe(local);
        expect(localDay(new Date(begins.getTime() - 60_000), zone) < local).toBe(true);
      }),
    );
  });

  it('may begin at one o’clock, when the clocks change at midnight', () => {
    expect(beginningOf('2018-11-04', 'America/Sao_Paulo').toISOString()).toBe('2018-11-04T03:00:00.000Z');
  });

  it('that a zone left out begins with the next one', () => {
    expect(beginningOf('2011-12-30', 'Pacific/Apia').toISOString()).toBe('2011-12-30T10:00:00.000Z');
  });
});

describe('an allowance of days', () => {
  it('is spent by each day once, also by one on which somebody came back and left again', () => {
    expect(daysLeft([], '2026-05-01', 7)).toBe(7);
    expect(daysLeft([holiday('2026-05-01', 3)], '2026-06-01', 7)).toBe(4);
    expect(daysLeft([holiday('2026-05-01', 3)], '2026-05-03', 7)).toBe(5);
    expect(daysLeft([holiday('2026-05-01', 7)], '2026-05-08', 7)).toBe(0);
  });

  it('is one for each calendar year, and a holiday over New Year takes from both', () => {
    expect(daysLeft([holiday('2025-12-25', 7)], '2026-01-01', 7)).toBe(7);
    expect(daysLeft([holiday('2026-01-02', 5)], '2025-12-30', 7)).toBe(2 + 7);
    expect(daysLeft([], '2026-12-30', 7)).toBe(9);
  });

  it('gets back the whole days that were not used', () => {
    expect(daysBack(holiday('2026-12-30', 5), '2026-12-30')).toBe(4);
    expect(daysBack(holiday('2026-12-30', 5), '2027-01-03')).toBe(0);
    expect(daysBack(holiday('2026-12-30', 5), '2027-02-01')).toBe(0);
  });

  it('counts the days where the holiday was begun', () => {
    for (const zone of ZONES) {
      const until = beginningOf('2026-06-08', zone).toISOString();
      const begun = { firstDay: '2026-06-01', days: 7, until };
      for (const at of ['2026-06-01T15:00:00Z', '2026-06-04T00:30:00Z', '2026-06-07T06:00:00Z']) {
        expect(dayOf(begun, new Date(at)), zone).toBe(localDay(new Date(at), zone));
      }
    }
  });

  it('is never exceeded, however often people leave and come back', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 40 }), take: fc.integer({ min: 1, max: 30 }) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.array(step, { maxLength: 40 }), (allowance, steps) => {
        let day = '2026-01-01';
        let taken: ReturnType<typeof holiday>[] = [];
        for (const { wait, take } of steps) {
          const current = taken.at(-1);
          if (current) taken = [...taken.slice(0, -1), { ...current, days: current.days - daysBack(current, day) }];
          const days = Math.min(take, daysLeft(taken, day, allowance));
          if (days > 0) taken = [...taken, holiday(day, days)];
          day = dayAfter(day, wait);
        }
        const away = new Set(
          taken.flatMap(({ firstDay, days }) => Array.from({ length: days }, (_, i) => dayAfter(firstDay, i))),
        );
        for (const year of new Set([...away].map((each) => each.slice(0, 4)))) {
          expect([...away].filter((each) => each.startsWith(year)).length).toBeLessThanOrEqual(allowance);
        }
      }),
    );
  });
});
