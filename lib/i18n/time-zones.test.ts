import { describe, expect, it } from 'vitest';
import { parseTimeZone, timeZones } from './time-zones';

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC'])('may be %s', (zone) => {
    expect(parseTimeZone(zone)).toBe(zone);
  });

  it.each(['', 'Nowhere/At_All', '../etc', 'Europe/Berlin\n', '<b>', undefined, 7, 'x'.repeat(200)])(
    'is not %j',
    (zone) => {
      expect(parseTimeZone(zone)).toBeUndefined();
    },
  );

  it('stands in the list to choose from, whatever it is called now', () => {
    expect(timeZones('Asia/Calcutta')).toEqual(expect.arrayContaining(['UTC', 'Europe/Paris', 'Asia/Calcutta']));
  });
});
