import { describe, expect, it } from 'vitest';
import { readName } from './names';

describe('a name', () => {
  it('is trimmed, and its inner spaces become one', () => {
    expect(readName('  Ana \t Maria\u2028\ufeff', 'player')).toEqual({ ok: true, name: 'Ana Maria' });
  });

  it.each([
    '吴安娜',
    'Ștefan',
    'Zoë 🌱',
    'O’Neill',
    'ab',
    'علی\u200cرضا',
    'क्\u200dष रवि',
    'Zoë ❤️',
    '辻\u{e0100}本',
    '3️⃣ Kay',
    'Nguyễn Thị',
    'שָׁלוֹם',
    'รู้ดี',
    'རྒྱུ་མཚན',
  ])('may be %s', (name) => {
    expect(readName(name, 'player')).toEqual({ ok: true, name });
  });

  it('counts what a reader sees as one character', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(readName(family.repeat(2), 'player').ok).toBe(true);
    expect(readName(family, 'player')).toMatchObject({ reason: 'name-too-short', values: { min: 2 } });
  });

  it('has 2 to 24 characters for a player, and up to 40 for a table', () => {
    expect(readName('x'.repeat(24), 'player').ok).toBe(true);
    expect(readName('x'.repeat(25), 'player')).toMatchObject({ reason: 'name-too-long', values: { max: 24 } });
    expect(readName('x'.repeat(40), 'table').ok).toBe(true);
    expect(readName('x'.repeat(41), 'table')).toMatchObject({ reason: 'name-too-long', values: { max: 40 } });
  });

  it.each(['', '   ', 'x', ' x '])('is too short when it is %j', (name) => {
    expect(readName(name, 'player')).toMatchObject({ reason: 'name-too-short' });
  });

  it.each(['\u3164\u3164', 'a\u115fb', 'a\u2800b', '\u0301\u0301', 'a \u0301b', 'a\u034fb', 'a\ufe0f\ufe0fb'])(
    'has no blank letters and no marks that nothing carries, as in %j',
    (name) => {
      expect(readName(name, 'player')).toMatchObject({ reason: 'name-characters' });
    },
  );

  it.each(['a\u0000b', 'a\u202eb', 'a\u200db', 'a\u0007b', 'a\ud800b', 'علی\u200c\u200cرضا', 'علی\u200c'])(
    'has no characters that cannot be seen, as in %j',
    (name) => {
      expect(readName(name, 'player')).toMatchObject({ reason: 'name-characters' });
    },
  );

  it.each([5, 90, 500])('does not pile %i marks on a letter', (marks) => {
    expect(readName(`ab${'\u0316'.repeat(marks)}`, 'player')).toMatchObject({ reason: 'name-marks' });
  });
});
