import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { firstDue, GRACE_MS } from '@/lib/matches/clock/clock';
import { momentText } from './moment-text';
import { timeLeft } from './time-left';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Each with rules of its own: half hours, quarters, changes at midnight, in Ramadan, of a whole day, given up, or never. */
const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'Africa/El_Aaiun',
  'Africa/Johannesburg',
  'America/Asuncion',
  'America/Godthab',
  'America/Havana',
  'America/Los_Angeles',
  'America/Mexico_City',
  'America/New_York',
  'America/Santiago',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Antarctica/Troll',
  'Asia/Amman',
  'Asia/Beirut',
  'Asia/Gaza',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Pyongyang',
  'Asia/Tehran',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Europe/Berlin',
  'Europe/Dublin',
  'Europe/Istanbul',
  'Europe/London',
  'Pacific/Apia',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'UTC',
] as const;

const [FROM, UNTIL] = [Date.UTC(2009, 0, 1), Date.UTC(2032, 0, 1)];
const PACES = [8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY];

/** Any time, but most of all those near a change of the clocks in this zone. */
function moments(zone: string): fc.Arbitrary<Date> {
  const changes = changesOf(zone);
  const anywhere = fc.integer({ min: FROM, max: UNTIL });
  const near = (min: number, max: number) =>
    fc.tuple(fc.constantFrom(...changes), fc.integer({ min, max })).map(([change, shift]) => change + shift);
  const times = changes.length > 0 ? fc.oneof(anywhere, near(-8 * DAY, 2 * DAY), near(-4 * HOUR, 4 * HOUR)) : anywhere;
  return times.map((time) => new Date(time));
}

function changesOf(zone: string): readonly number[] {
  const changes: number[] = [];
  let at = Temporal.Instant.fromEpochMilliseconds(FROM).toZonedDateTimeISO(zone);
  for (;;) {
    const next = at.getTimeZoneTransition('next');
    if (!next || next.epochMilliseconds > UNTIL) return changes;
    changes.push(next.epochMilliseconds);
    at = next;
  }
}

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

type Reading = Readonly<{ text: string; zone: string; now: Date }>;

/** The instants that a reader may understand by a text, who knows the date and within half a year what is meant. */
function understood({ text, zone, now }: Reading): readonly number[] {
  const [, weekday = '', month, day, hour, minute, named, offset] =
    /^(\w{3}),?(?: (\w{3}) (\d+),)? (\d\d):(\d\d)(?: (GMT|UTC)([+-]\d+(?::\d\d)?)?)?$/.exec(text) ?? [];
  if (!weekday) throw new Error(`Not a moment: ${text}`);
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone).toPlainDate();
  const days = month ? [datedDay(today, { month, day: Number(day) })] : daysAround(today);
  return days
    .filter((date) => WEEKDAYS[date.dayOfWeek - 1] === weekday)
    .map((date) => date.toPlainDateTime({ hour: Number(hour), minute: Number(minute) }))
    .flatMap((time) => (named ? [time.toZonedDateTime(offset ? isoOffset(offset) : 'UTC')] : timesOf(time, zone)))
    .map(({ epochMilliseconds }) => epochMilliseconds);
}

/** Two where the clocks are put back or forward, one on any other day. */
function timesOf(time: Temporal.PlainDateTime, zone: string): readonly Temporal.ZonedDateTime[] {
  const earlier = time.toZonedDateTime(zone, { disambiguation: 'earlier' });
  const later = time.toZonedDateTime(zone, { disambiguation: 'later' });
  return earlier.equals(later) ? [earlier] : [earlier, later];
}

function datedDay(today: Temporal.PlainDate, { month, day }: Readonly<{ month: string; day: number }>) {
  const inYear = (year: number) => Temporal.PlainDate.from({ year, month: MONTHS.indexOf(month) + 1, day });
  const distance = (date: Temporal.PlainDate) => Math.abs(today.until(date).total('days'));
  const [nearest = today] = [-1, 0, 1]
    .map((years) => inYear(today.year + years))
    .toSorted((one, other) => distance(one) - distance(other));
  return nearest;
}

const daysAround = (today: Temporal.PlainDate) =>
  Array.from({ length: 13 }, (_, index) => today.add({ days: index - 6 }));

/** "+5:45" as ISO 8601 has it. */
function isoOffset(offset: string): string {
  const [hours = '', minutes = '00'] = offset.slice(1).split(':');
  return `${offset[0]}${hours.padStart(2, '0')}:${minutes}`;
}

const toMinute = (time: Date) => Math.floor(time.getTime() / MINUTE) * MINUTE;

describe.each(ZONES)('T1: in the zone %s', (zone) => {
  const chains = fc.record({
    start: moments(zone),
    paceMs: fc.constantFrom(...PACES),
    /** How late each of the chain's deadlines is found by a worker, as a part of the pace. */
    delays: fc.array(fc.double({ min: 0, max: 0.5, noNaN: true }), { minLength: 1, maxLength: 12 }),
  });

  it('each due time of a chain follows from the scheduled one before, whenever the worker comes', () => {
    fc.assert(
      fc.property(chains, ({ start, paceMs, delays }) => {
        let due = firstDue({ moment: start, paceMs, now: start });
        delays.forEach((delay, index) => {
          expect(due.getTime()).toBe(start.getTime() + (index + 1) * paceMs);
          due = firstDue({ moment: due, paceMs, now: new Date(due.getTime() + delay * paceMs) });
        });
      }),
      { numRuns: 40 },
    );
  });

  it('the time that has passed until a deadline is exact, though the clock on the wall jumps', () => {
    fc.assert(
      fc.property(chains, ({ start, paceMs }) => {
        const due = firstDue({ moment: start, paceMs, now: start });
        const [from, to] = [start, due].map((time) => Temporal.Instant.fromEpochMilliseconds(time.getTime()));
        const elapsed = from
          ?.toZonedDateTimeISO(zone)
          .until(to?.toZonedDateTimeISO(zone) ?? '', { largestUnit: 'hour' });
        expect(elapsed?.total('millisecond')).toBe(paceMs);
      }),
      { numRuns: 40 },
    );
  });

  it('what a reader is shown by a page or a mail means one instant, not a minute before the deadline and never after', () => {
    fc.assert(
      fc.property(moments(zone), fc.integer({ min: -7 * DAY, max: 14 * DAY }), (due, left) => {
        const now = new Date(due.getTime() - left);
        const onPage = momentText(due, { locale: 'en', timeZone: zone, now });
        const inMail = momentText(due, { locale: 'en', timeZone: zone });
        // Of two days of that name, what is said about a deadline tells whether the coming or the last one is meant.
        const isMeant = (time: number) => (due >= now ? time >= toMinute(now) : time <= now.getTime());
        expect(understood({ text: onPage, zone, now }).filter(isMeant)).toEqual([toMinute(due)]);
        expect(understood({ text: inMail, zone, now })).toEqual([toMinute(due)]);
        expect(toMinute(due)).toBeLessThan(due.getTime() + GRACE_MS);
      }),
      // The clocks of St. John's went back over midnight.
      { numRuns: 150, examples: [[new Date('2010-11-07T02:31:00.000Z'), 1]] },
    );
  });

  it('the time that is left is never more than there is, and never grows', () => {
    const units = { minute: MINUTE, hour: HOUR, day: DAY };
    const leftAt = (due: Date, now: Date) => {
      const { unit, count } = timeLeft(due, now);
      return count * units[unit];
    };
    fc.assert(
      fc.property(
        moments(zone),
        fc.integer({ min: 0, max: 7 * DAY }),
        fc.integer({ min: 0, max: HOUR }),
        (due, left, step) => {
          const [now, later] = [new Date(due.getTime() - left), new Date(due.getTime() - left + step)];
          expect(leftAt(due, now)).toBeLessThanOrEqual(left);
          expect(leftAt(due, later)).toBeLessThanOrEqual(leftAt(due, now));
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a moment', () => {
  const at = new Date('2026-12-01T13:00:59Z');

  it('is told by the clock of its reader, without the seconds', () => {
    expect(momentText(at, { locale: 'en', timeZone: 'Europe/Berlin' })).toBe('Tue, Dec 1, 14:00');
  });

  it.each([
    ['zh', '12月1日周二 14:00'],
    ['de', 'Di., 1. Dez., 14:00'],
    ['fr', 'mar. 1 déc., 14:00'],
    ['ro', 'mar., 1 dec., 14:00'],
  ])('is told as %s tells it', (locale, text) => {
    expect(momentText(at, { locale, timeZone: 'Europe/Berlin' })).toBe(text);
  });

  it('names UTC to a reader whose zone is not known', () => {
    expect(momentText(at, { locale: 'en', timeZone: undefined })).toBe('Tue, Dec 1, 13:00 UTC');
  });

  it('names the offset in the night when an hour comes twice', () => {
    const berlin = { locale: 'en', timeZone: 'Europe/Berlin' };
    expect(momentText(new Date('2026-10-25T00:30:00Z'), berlin)).toBe('Sun, Oct 25, 02:30 GMT+2');
    expect(momentText(new Date('2026-10-25T01:30:00Z'), berlin)).toBe('Sun, Oct 25, 02:30 GMT+1');
  });
});
