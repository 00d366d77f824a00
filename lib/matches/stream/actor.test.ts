import { describe, expect, it } from 'vitest';
import { readActor, writeActor } from './actor';

describe('the actor of an event', () => {
  it.each([{ kind: 'seat', seat: 0 }, { kind: 'bot', seat: 4 }, { kind: 'table' }] as const)(
    'is read as it was written: %j',
    (actor) => {
      expect(readActor(writeActor(actor))).toEqual(actor);
    },
  );

  it.each(['', 'x1', 's', 'sx', 'b1.5'])('is never guessed from %j', (stored) => {
    expect(() => readActor(stored)).toThrow();
  });
});
