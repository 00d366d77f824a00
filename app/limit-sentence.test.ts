import { describe, expect, it } from 'vitest';
import { whenAgain } from './limit-sentence';

describe('when to try again', () => {
  it.each([
    [1, 'in 1 second'],
    [59, 'in 59 seconds'],
    [60, 'in 1 minute'],
    [121, 'in 3 minutes'],
    [7_200, 'in 2 hours'],
  ])('is said after %i seconds so that it is true by then', (seconds, words) => {
    expect(whenAgain(seconds, 'en')).toBe(words);
  });

  it('is said in the language of the page', () => {
    expect(whenAgain(180, 'de')).toBe('in 3 Minuten');
  });
});
