import localFont from 'next/font/local';

const brygada = localFont({
  src: './fonts/brygada-1918-latin.woff2',
  weight: '400 700',
  variable: '--font-brygada',
  adjustFontFallback: 'Times New Roman',
});
const brygadaExtended = localFont({
  src: './fonts/brygada-1918-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-brygada-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1EFF, U+2020, U+20A0-20AB' }],
});
const figtree = localFont({
  src: './fonts/figtree-latin.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
});
const figtreeExtended = localFont({
  src: './fonts/figtree-latin-ext.woff2',
  weight: '300 900',
  variable: '--font-figtree-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0100-02BA, U+1E00-1EFF, U+2020, U+20A0-20AB' }],
});

/** Classes for `<html>` that carry the two families: serif for titles and names, sans for all else. */
export const fontClasses = [brygada, brygadaExtended, figtree, figtreeExtended]
  .map(({ variable }) => variable)
  .join(' ');
