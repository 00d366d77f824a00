import type { Seat } from '@/lib/engine/game-definition';

/** Each seat has its own colour and its own shape, so that either alone tells it from the others. */
const LIVERIES = [
  { colour: 'green', shape: 'circle' },
  { colour: 'black', shape: 'square' },
  { colour: 'pink', shape: 'diamond' },
  { colour: 'orange', shape: 'hexagon' },
  { colour: 'brown', shape: 'shield' },
  { colour: 'violet', shape: 'arch' },
  { colour: 'blue', shape: 'leaf' },
] as const;

/** The colours that letters and drawings can be read on, in light and dark. */
export const OWNER_COLOURS = ['green', 'black', 'pink', 'orange', 'brown'] as const;

export type OwnerColour = (typeof LIVERIES)[number]['colour'];
export type OwnerShape = (typeof LIVERIES)[number]['shape'];

/** How a player is marked in the city, on cards and in words. */
export type Owner = Readonly<{ seat: Seat; name: string; letter: string; colour: OwnerColour; shape: OwnerShape }>;

type Named = Readonly<{ seat: Seat; name: string }>;

/** The owners of a table, each with a letter of its name that no other has. */
export function ownersOf(players: readonly Named[]): Owner[] {
  const taken = new Set<string>();
  return [...players]
    .sort((a, b) => a.seat - b.seat)
    .map(({ seat, name }) => {
      const livery = LIVERIES[seat % LIVERIES.length] ?? LIVERIES[0];
      const letter = lettersOf(name).find((each) => !taken.has(each)) ?? String(seat + 1);
      taken.add(letter);
      return { seat, name, letter, ...livery };
    });
}

function lettersOf(name: string): string[] {
  return [...name.toLocaleUpperCase('en')].filter((each) => /[\p{L}\p{N}]/u.test(each));
}
