import { describe, expect, it } from 'vitest';
import { replayFrames } from './replay-frames';

const round = (number: number, ...steps: readonly number[]) => ({
  number,
  from: steps[0] ?? 0,
  counts: {},
  deeds: steps.map((step) => ({ step, seat: null, sentences: [] })),
});

describe('the frames of a replay', () => {
  it('end with each deed, in the order of the match, and with the latest step', () => {
    expect(replayFrames([round(1, 9, 4, 6), round(2, 12)], 15)).toEqual([3, 5, 8, 11, 15]);
  });

  it('are one where nothing was done yet, and never lie before the match', () => {
    expect(replayFrames([], 7)).toEqual([7]);
    expect(replayFrames([round(1, 1, 2)], 2)).toEqual([1, 2]);
  });
});
