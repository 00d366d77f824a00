import type { LobbyResult } from '../refusal';
import { refuse } from '../refusal';

const LIMITS = { player: { min: 2, max: 24 }, table: { min: 2, max: 40 } } as const;

/**
 * Control and format characters, private use, unassigned and lone surrogates: invisible, or able to reorder text. So
 * are letters and signs that are blank by design, such as the fillers of Hangul, and marks that nothing carries.
 */
const UNSEEN = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?<=^| )\p{M}/u;

/** What chooses between the forms of the letter or picture before it: `❤️`, `辻󠄀`. */
const FORM_SELECTOR = /(?<=[\p{L}\p{N}\p{Extended_Pictographic}])\p{Variation_Selector}/gu;

/** What ties several pictures into one, as in a family or a flag. */
export const PICTURE_JOINER =
  /(?<=\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d(?=\p{Extended_Pictographic})/gu;

/** What shapes the letters of Persian, Hindi and their like, and stands between two of them: `علی‌رضا`. */
export const LETTER_JOINER =
  /(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}])[\u200c\u200d](?=[\p{L}\p{M}])/gu;

/** No script needs as many marks on one letter; more of them run over the lines above and below. */
const PILE_OF_MARKS = /[\p{Mn}\p{Me}]{5}/u;

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The name as it will be shown, or what is wrong with it. Counts what a reader sees as characters. */
export function readName(input: string, of: keyof typeof LIMITS): LobbyResult<{ name: string }> {
  const { min, max } = LIMITS[of];
  const name = input.normalize('NFC').trim().replace(/\s+/gu, ' ');
  if (UNSEEN.test(withoutShaping(name))) return refuse('name-characters');
  if (PILE_OF_MARKS.test(name)) return refuse('name-marks');
  const length = [...graphemes.segment(name)].length;
  if (length < min) return refuse('name-too-short', { min });
  // A grapheme may still be of many parts: the text as a whole is bounded too.
  if (length > max || name.length > max * 4) return refuse('name-too-long', { max });
  return { ok: true, name };
}

/** Without the unseen characters that have a place between what they shape. */
function withoutShaping(name: string): string {
  return name.replace(PICTURE_JOINER, '').replace(LETTER_JOINER, '').replace(FORM_SELECTOR, '');
}
