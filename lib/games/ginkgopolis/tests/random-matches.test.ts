import { describe, expect, test } from 'vitest';
import { brokenInvariants } from '../invariants';
import { told } from './given';
import type { Batch } from './random-play';
import { OPTIONS, randomPlay } from './random-play';

/** For each number of seats; more with PROPERTY_MATCHES=5000. */
const MATCHES = Number(process.env.PROPERTY_MATCHES ?? 500);

/** Twenty-one cards in circulation, less the hands and what is turned up (ruling on the deck after a rebuild). */
const SMALLEST_DECK: Readonly<Record<number, number>> = { 2: 6, 3: 2, 4: 5, 5: 1 };

function smallDecks(seatCount: number, { events }: Batch): readonly string[] {
  return told({ events }, 'DeckRebuilt')
    .map(({ cards, turnedUp }) => cards.length - turnedUp)
    .filter((left) => left < (SMALLEST_DECK[seatCount] ?? 0))
    .map((left) => `a deck of ${left}`);
}

describe.each([2, 3, 4, 5])('random matches of %i', (seatCount) => {
  test(
    'end, keep every piece in one place and every promise of the rules',
    () => {
      for (let seed = 0; seed < MATCHES; seed++) {
        const options = OPTIONS[seed % OPTIONS.length] ?? { characters: 'starter', smallChoices: 'sealed' };
        for (const batch of randomPlay({ seatCount, options }, seed)) {
          // A sealed answer alone moves nothing.
          if (batch.events.length === 1) continue;
          const broken = [...brokenInvariants(batch.after), ...smallDecks(seatCount, batch)];
          if (broken.length > 0) expect.fail(`seed ${seed}, round ${batch.after.round}: ${broken.join('; ')}`);
        }
      }
    },
    60_000 + 100 * MATCHES,
  );
});
