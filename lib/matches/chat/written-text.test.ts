import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MESSAGE_MAX, NOTE_MAX, readMessage, readNote, readReportWords } from './written-text';

const textOf = (input: string) => {
  const read = readMessage(input);
  return read.ok ? read.text : read.reason;
};
/** Control characters but the end of a line, and those that reorder text or take no room. */
const UNSEEN = /(?!\n)[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/u;
const ANY_TEXT = fc.string({ unit: 'binary', maxLength: 300 });

describe('a message', () => {
  it.each([
    '好的,我下周再玩',
    'مرحبا يا علی\u200cرضا',
    'שלום',
    'Zoë 👨‍👩‍👧‍👦 🏳️‍🌈',
    'two\nlines',
    'x'.repeat(MESSAGE_MAX),
  ])('may be %s', (text) => {
    expect(textOf(text)).toBe(text);
  });

  it('loses what nobody can see, and what could turn the text around it', () => {
    expect(textOf('a\u202eb\u2066c\u200bd\u0007e\ufeff\u00adf\u0000')).toBe('abcdef');
  });

  it('keeps its lines, however they were ended, but no heap of empty ones', () => {
    expect(textOf('  one \r\ntwo\u2028three\n\n\n\n\nfour\t5  ')).toBe('one\ntwo\nthree\n\nfour 5');
  });

  it.each(['', '   ', '\n\n', '\u200b\u202e', '\u3164\u2800'])('has something to read, unlike %j', (text) => {
    expect(textOf(text)).toBe('message-empty');
  });

  it('has at most 500 characters as a reader counts them', () => {
    expect(textOf('👨‍👩‍👧‍👦'.repeat(100))).toHaveLength('👨‍👩‍👧‍👦'.length * 100);
    expect(readMessage('x'.repeat(MESSAGE_MAX + 1))).toMatchObject({
      reason: 'message-too-long',
      values: { max: 500 },
    });
    expect(readMessage(`a${'\u0301'.repeat(5_000)}`).ok).toBe(false);
  });

  it('is the same when it is read once more, and holds nothing unseen, whatever came in', () => {
    fc.assert(
      fc.property(ANY_TEXT, (input) => {
        const read = readMessage(input);
        if (!read.ok) return;
        expect(readMessage(read.text)).toEqual(read);
        expect(read.text).not.toMatch(UNSEEN);
      }),
    );
  });
});

describe('a note', () => {
  it('may be empty, and keeps the lines that are being written', () => {
    expect(readNote('')).toEqual({ ok: true, text: '' });
    expect(readNote('one\n\n\n\n  ')).toEqual({ ok: true, text: 'one\n\n\n\n  ' });
  });

  it('has at most 4,000 characters', () => {
    expect(readNote('é'.repeat(NOTE_MAX)).ok).toBe(true);
    expect(readNote('é'.repeat(NOTE_MAX + 1))).toMatchObject({ reason: 'note-too-long', values: { max: 4_000 } });
  });
});

it('the words of a report may be left out, but not be long', () => {
  expect(readReportWords(' ')).toEqual({ ok: true, text: '' });
  expect(readReportWords('x'.repeat(501))).toMatchObject({ reason: 'report-too-long' });
});
