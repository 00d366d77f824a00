import { describe, expect, it } from 'vitest';
import { ownersOf } from './owner';

const named = (...names: string[]) => names.map((name, seat) => ({ seat, name }));

describe('The marks of the owners at a table', () => {
  it('have the first letter of each name', () => {
    expect(ownersOf(named('Mira', 'noor')).map(({ letter }) => letter)).toEqual(['M', 'N']);
  });

  it('never share a letter, also when names do', () => {
    const letters = ownersOf(named('Anna', 'Anna', 'Anna', 'Anna')).map(({ letter }) => letter);
    expect(new Set(letters).size).toBe(4);
  });

  it('take the first sign of a name in any script, and pass over signs that are no letters', () => {
    expect(ownersOf(named('小林', '«Ștefan»')).map(({ letter }) => letter)).toEqual(['小', 'Ș']);
  });

  it('differ in colour and in shape, so that either alone tells them apart', () => {
    const owners = ownersOf(named('A', 'B', 'C', 'D', 'E', 'F', 'G'));
    expect(new Set(owners.map(({ colour }) => colour)).size).toBe(7);
    expect(new Set(owners.map(({ shape }) => shape)).size).toBe(7);
  });

  it('stand in the order of the seats, whatever order the players come in', () => {
    const owners = ownersOf([...named('Ana', 'Bo')].reverse());
    expect(owners.map(({ seat }) => seat)).toEqual([0, 1]);
  });
});
