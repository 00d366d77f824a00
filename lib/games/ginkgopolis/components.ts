export const COLOURS = ['red', 'yellow', 'blue'] as const;
export type Colour = (typeof COLOURS)[number];

export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Letter = (typeof LETTERS)[number];

/** A building tile, and the building card of the same name: `red-17`. */
export type BuildingId = `${Colour}-${number}`;
export type TileId = BuildingId;
/** A card of the deck: a building card, or the urbanization card of a letter. */
export type CardId = BuildingId | Letter;
/** A character card, 1 to 27. */
export type CharacterId = number;

/** A place on the ground, `x,y`: x grows to the east, y to the north, `0,0` is the middle of the first nine buildings. */
export type Space = `${number},${number}`;

/** What a lone letter may take (rulebook: exploit). */
export const GAINS = ['resource', 'tile'] as const;
/** Which way round the city a letter is pushed when its new tile has no free neighbour. */
export const PUSHES = ['clockwise', 'counterclockwise'] as const;

const LETTER_SET: ReadonlySet<string> = new Set(LETTERS);

/** An urbanization card, and not a building card. */
export function isLetter(card: CardId): card is Letter {
  return LETTER_SET.has(card);
}

/** Colour and number of a tile or building card. */
export function partsOf(id: BuildingId): Readonly<{ colour: Colour; number: number }> {
  const [colour, number] = id.split('-');
  return { colour: colour as Colour, number: Number(number) };
}
