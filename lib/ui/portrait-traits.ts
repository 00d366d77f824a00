import { OWNER_COLOURS } from './owner';

/** What tells one drawn leaf from another; most of it is shape. */
export type PortraitTraits = Readonly<{
  colour: (typeof OWNER_COLOURS)[number];
  /** Lobes of the leaf. */
  lobes: number;
  /** Degrees to the right. */
  tilt: number;
  veins: number;
  /** Fruits left and right of the stem. */
  fruits: Readonly<{ left: boolean; right: boolean }>;
}>;

const LOBES = [1, 2, 3, 4] as const;
const TILTS = [-38, -26, -14, 0, 14, 26, 38] as const;
const VEINS = [0, 2, 4] as const;

/** The same for the same id, wherever and whenever it is drawn. */
export function portraitTraitsOf(id: string): PortraitTraits {
  const draw = drawsOf(id);
  const oneOf = <Trait>(traits: readonly [Trait, ...Trait[]]): Trait => traits[draw() % traits.length] ?? traits[0];
  return {
    colour: oneOf(OWNER_COLOURS),
    lobes: oneOf(LOBES),
    tilt: oneOf(TILTS),
    veins: oneOf(VEINS),
    fruits: { left: draw() % 2 === 0, right: draw() % 2 === 0 },
  };
}

/** Even numbers out of any text: ids that were made one after the other begin alike. */
function drawsOf(text: string): () => number {
  let state = 2_166_136_261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 0x9e3779b9;
    return (state ^ (state >>> 13)) >>> 8;
  };
}
