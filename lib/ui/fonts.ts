import localFont from 'next/font/local';

const brygada = localFont({
  src: './fonts/brygada-1918-latin.woff2',
  weight: '400 700',
  variable: '--font-brygada',
  adjustFontFallback: 'Times New Roman',
});
const brygadaRomanian = localFont({
  src: './fonts/brygada-1918-romanian.woff2',
  weight: '400 700',
  variable: '--font-brygada-ro',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0102-0103, U+0218-021B' }],
});
const brygadaExtended = localFont({
  src: './fonts/brygada-1918-latin-ext.woff2',
  weight: '400 700',
  variable: '--font-brygada-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0100-0101, U+0104-0217, U+021C-02BA, U+1E00-1EFF, U+2020, U+20A0-20AB' },
  ],
});
const figtree = localFont({
  src: './fonts/figtree-latin.woff2',
  weight: '300 900',
  variable: '--font-figtree',
  adjustFontFallback: 'Arial',
});
const figtreeRomanian = localFont({
  src: './fonts/figtree-romanian.woff2',
  weight: '300 900',
  variable: '--font-figtree-ro',
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: 'unicode-range', value: 'U+0102-0103, U+0218-021B' }],
});
const figtreeExtended = localFont({
  src: './fonts/figtree-latin-ext.woff2',
  weight: '300 900',
  variable: '--font-figtree-ext',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    { prop: 'unicode-range', value: 'U+0100-0101, U+0104-0217, U+021C-02BA, U+1E00-1EFF, U+2020, U+20A0-20AB' },
  ],
});

/**
 * Classes for `<html>` that carry the two families: serif for titles and names, sans for all else. The letters of Romanian
 * have files of their own: “Română” stands at the foot of every page, and those who read it need no others.
 */
export const fontClasses = [brygada, brygadaRomanian, brygadaExtended, figtree, figtreeRomanian, figtreeExtended]
  .map(({ variable }) => variable)
  .join(' ');
