import { parseArgs } from 'node:util';
import { LOCALES } from '@/lib/i18n/locales';
import { PlainFailure } from '../setup/plain-failure.mjs';

export const PICTURE_THEMES = ['light', 'dark', 'gray', 'gray-night', 'forced'] as const;
export type PictureTheme = (typeof PICTURE_THEMES)[number];
export const PICTURE_SIZES = ['desktop', 'tablet', 'small', 'large', 'wide', 'zoom-200', 'zoom-400', 'phone'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

/** What may be named, by what it is a choice of; pages are named by a part of their names. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  theme: PICTURE_THEMES,
  language: LOCALES,
  size: PICTURE_SIZES,
};

/** Which pictures to take, from a command line such as `--page citadels --language de,zh --theme dark --size phone`. */
export function readPictureChoice(args: readonly string[]): Readonly<Record<string, string>> {
  const wish = { type: 'string' } as const;
  const { values } = parseArgs({ args: [...args], options: { page: wish, theme: wish, language: wish, size: wish } });
  for (const [what, names = ''] of Object.entries(values)) {
    const known = KNOWN[what];
    const strange = known && names.split(',').find((name) => !known.includes(name));
    if (strange !== undefined) {
      throw new PlainFailure(`There is no ${what} named "${strange}"; there are: ${known?.join(', ')}.`);
    }
  }
  return values;
}
