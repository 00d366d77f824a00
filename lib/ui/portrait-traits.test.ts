import { describe, expect, it } from 'vitest';
import { OWNER_COLOURS } from './owner';
import { portraitTraitsOf } from './portrait-traits';

const ids = Array.from({ length: 2_000 }, (_, index) => `019bd3a0-5c2e-7a41-9d6b-${String(index).padStart(12, '0')}`);
const { colour: _, ...shape } = portraitTraitsOf('019bd3a0-5c2e-7a41-9d6b-2f1c8e7a9b10');

describe('the picture of a person', () => {
  it('is the same whenever it is drawn', () => {
    expect(portraitTraitsOf('019bd3a0-5c2e-7a41-9d6b-2f1c8e7a9b10')).toMatchObject(shape);
  });

  it('tells people apart by shape alone, also those who came one after the other (A1)', () => {
    const shapes = ids.map((id) => {
      const { colour, ...rest } = portraitTraitsOf(id);
      return JSON.stringify(rest);
    });

    expect(new Set(shapes).size).toBeGreaterThan(300);
    expect(new Set(shapes.slice(0, 5)).size).toBe(5);
  });

  it('has each colour about as often', () => {
    for (const colour of OWNER_COLOURS) {
      expect(ids.filter((id) => portraitTraitsOf(id).colour === colour).length).toBeGreaterThan(ids.length / 8);
    }
  });
});
