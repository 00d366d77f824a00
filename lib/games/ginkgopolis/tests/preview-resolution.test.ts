import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Seat } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { decide } from '../decide';
import { start } from '../decide/start';
import { districtsOf } from '../districts';
import type { GinkgopolisEvent } from '../events';
import { evolve } from '../evolve';
import { legalCommands } from '../legal-commands';
import { outcome } from '../outcome';
import { previewChoice } from '../preview';
import type { GinkgopolisPrompt } from '../prompts';
import { openPrompts } from '../prompts';
import type { GinkgopolisState } from '../state';
import { initialState, seatAt } from '../state';
import { viewFor } from '../view';
import type { Ledger } from '../view-types';

function opened(seatCount: number, random: RandomSource): GinkgopolisState {
  const setup = { seatCount, options: { characters: 'starter', smallChoices: 'sealed' } } as const;
  return start(setup, random).reduce(evolve, initialState(setup));
}

/** The first player answers last, so that its choice is resolved right away on the table it saw. */
function nextPrompt(state: GinkgopolisState): GinkgopolisPrompt {
  const waiting = openPrompts(state).filter(({ settled }) => !settled);
  const prompt = waiting.find(({ seat }) => seat !== state.firstPlayer) ?? waiting[0];
  if (!prompt) throw new Error('Nobody is asked');
  return prompt;
}

/** The events of the seat's own action; undefined when the match stops in the middle of it to ask for tiles. */
function ownAction(events: readonly GinkgopolisEvent[], seat: Seat): readonly GinkgopolisEvent[] | undefined {
  const revealed = events.findIndex(
    ({ type, data }) => type === 'CardRevealed' && 'seat' in data && data.seat === seat,
  );
  if (revealed < 0) return undefined;
  const rest = events.slice(revealed);
  const ends = rest.findIndex(
    ({ type }, index) => index > 0 && ['CardRevealed', 'HandsPassed', 'MatchScored'].includes(type),
  );
  const action = rest.slice(0, ends < 0 ? undefined : ends);
  return action.some(({ type }) => type === 'GiveBackAsked') ? undefined : action;
}

function pointsAt({ space }: Ledger, state: GinkgopolisState, of: Seat): number | undefined {
  const district = space && districtsOf(state).find(({ spaces }) => spaces.includes(space));
  if (!district) return undefined;
  return district.points.reduce((sum, { seat, points }) => sum + (seat === of ? points : 0), 0);
}

/** What the resolution brought, in the words of a ledger. */
function resolved(before: GinkgopolisState, action: readonly GinkgopolisEvent[], { seat, ledger }: Sealed) {
  const after = action.reduce(evolve, before);
  const { resources, tiles, points, tableau } = seatAt(after, seat);
  const others = action.flatMap((event) =>
    event.type === 'ResourcesReturned' && event.data.seat !== seat
      ? [{ seat: event.data.seat, resources: event.data.resources, points: event.data.points }]
      : [],
  );
  const built = action.find(({ type }) => type === 'Urbanized' || type === 'FloorBuilt');
  const fallen = action.find((event) => event.type === 'FellBackToExploit');
  return {
    left: { resources, tiles: tiles.length, points },
    others,
    keeps: tableau.length > seatAt(before, seat).tableau.length ? (tableau.at(-1) ?? null) : null,
    fallsBack: fallen?.data.lacking ?? false,
    builds: built !== undefined,
    district: built ? pointsAt(ledger, after, seat) : undefined,
  };
}

function promised({ left, others, keeps, fallsBack, action, district }: Ledger) {
  return { left, others, keeps, fallsBack, builds: action !== 'exploit', district: district?.after };
}

type Sealed = Readonly<{ seat: Seat; ledger: Ledger }>;

/** Plays a random match and compares what the first player was promised in each round with what came. */
function comparisons(seatCount: number, random: RandomSource) {
  const compared: { promised: unknown; resolved: unknown }[] = [];
  let state = opened(seatCount, random);
  while (!outcome(state)) {
    const prompt = nextPrompt(state);
    const legal = legalCommands(state, prompt);
    const command = legal[random.integer(0, legal.length - 1)];
    if (!command) throw new Error('No answer is legal');
    const { seat } = prompt;
    const decision = decide({ ...command, seat }, state, random);
    if (decision.outcome !== 'accepted') throw new Error(decision.reason);
    const events = decision.events as readonly GinkgopolisEvent[];
    const action = ownAction(events, seat);
    if (command.type === 'SealChoice' && seat === state.firstPlayer && action) {
      const ledger = previewChoice(viewFor(state, { role: 'seat', seat }), seat, command.data.choice);
      const before = events.slice(0, events.indexOf(action[0] as GinkgopolisEvent)).reduce(evolve, state);
      compared.push({ promised: promised(ledger), resolved: resolved(before, action, { seat, ledger }) });
    }
    state = events.reduce(evolve, state);
  }
  return compared;
}

describe('the ledger of the first player', () => {
  test('comes true when the round resolves, in every round of random matches', () => {
    let rounds = 0;
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.nat(), (seatCount, seed) => {
        for (const { promised: hoped, resolved: came } of comparisons(seatCount, seededRandom(seed))) {
          expect(came).toEqual(hoped);
          rounds += 1;
        }
      }),
      { numRuns: 60 },
    );
    expect(rounds).toBeGreaterThan(500);
  });
});
