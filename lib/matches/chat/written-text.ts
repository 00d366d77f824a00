import { LETTER_JOINER, PICTURE_JOINER } from '../tables/names';
import type { ChatResult } from './refusal';
import { refuseChat } from './refusal';

export const MESSAGE_MAX = 500;
export const NOTE_MAX = 4_000;
export const REPORT_MAX = 500;

const LINE_END = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
/** Control and format characters, private use and lone surrogates, but not the end of a line. */
const UNSEEN = /(?!\n)[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu;

/** Some letters and signs are blank by design. */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A message as it will be shown, or what is wrong with it. */
export function readMessage(input: string): ChatResult<{ text: string }> {
  const text = tidy(input);
  if (!SEEN.test(text)) return refuseChat('message-empty');
  return isLonger(text, MESSAGE_MAX) ? refuseChat('message-too-long', { max: MESSAGE_MAX }) : { ok: true, text };
}

/** A note keeps its empty lines: somebody is in the middle of writing it. */
export function readNote(input: string): ChatResult<{ text: string }> {
  const text = withoutUnseen(input);
  return isLonger(text, NOTE_MAX) ? refuseChat('note-too-long', { max: NOTE_MAX }) : { ok: true, text };
}

/** What somebody adds to a report, or nothing. */
export function readReportWords(input: string): ChatResult<{ text: string }> {
  const text = tidy(input);
  return isLonger(text, REPORT_MAX) ? refuseChat('report-too-long', { max: REPORT_MAX }) : { ok: true, text };
}

function tidy(input: string): string {
  return withoutUnseen(input)
    .replace(/[^\S\n]+\n/gu, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * Names with characters that nobody sees are refused; a text may have got some by pasting, and its writer could not find
 * them: they are left out. Joiners stay where they shape what is seen.
 */
function withoutUnseen(input: string): string {
  const text = input.normalize('NFC').replace(LINE_END, '\n').replaceAll('\t', ' ');
  const joiners = new Set([PICTURE_JOINER, LETTER_JOINER].flatMap((joiner) => placesOf(joiner, text)));
  return text.replace(UNSEEN, (unseen, place: number) => (joiners.has(place) ? unseen : '')).normalize('NFC');
}

const placesOf = (pattern: RegExp, text: string) => [...text.matchAll(pattern)].map(({ index }) => index);

/** Counts what a reader sees as characters. Each may stack any number of marks: the text as a whole is bounded too. */
function isLonger(text: string, max: number): boolean {
  return text.length > max * 4 || (text.length > max && [...graphemes.segment(text)].length > max);
}
