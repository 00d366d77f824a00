import table from './look-alikes.json';

/**
 * For each character that can be taken for others, the one that stands for them all. The table is Unicode's (see
 * LICENSE-look-alikes.txt) and stays as it is: keys made with another would not meet those that are stored.
 */
export const lookAlikes: ReadonlyMap<string, string> = new Map(
  Object.entries(table.prototypes).flatMap(([prototype, alike]) => {
    const stands = charactersOf(prototype).join('');
    return charactersOf(alike).map((character) => [character, stands] as const);
  }),
);

function charactersOf(codePoints: string): readonly string[] {
  return codePoints.split(' ').map((hexadecimal) => String.fromCodePoint(Number.parseInt(hexadecimal, 16)));
}
