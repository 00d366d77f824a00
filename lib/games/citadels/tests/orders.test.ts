import { describe, expect, test } from 'vitest';
import { findGame } from '@/lib/games/registry';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import type { CitadelsCommand } from '../commands';
import type { CharacterId } from '../components';
import { picker } from '../decide/draft';
import { start } from '../decide/start';
import { evolve } from '../evolve';
import { fallbackCommand } from '../fallback';
import { brokenInvariants } from '../invariants';
import { optionsSchema } from '../options';
import { openPrompts } from '../prompts';
import type { CitadelsState } from '../state';
import { initialState, inPhase } from '../state';
import { viewFor } from '../view';
import { ANN, BOB, CY, destroy, draw, given, gold, when } from './given';

const planDraft = (...characters: CharacterId[]): CitadelsCommand => ({ type: 'PlanDraft', data: { characters } });
const planGraveyard: CitadelsCommand = { type: 'PlanGraveyard', data: { answer: 'always' } };

/** A match as the platform holds it, at its first pick. */
function startedMatch() {
  const game = findGame('citadels');
  if (!game) throw new Error('Citadels is not here');
  const participants = ['ann', 'bob', 'cy'].map((id) => ({ kind: 'user', id }) as const);
  return game.replay(game.start({ participants, options: {}, seedCommitment: '', random: seededRandom(1) }));
}

function answer(match: ReturnType<typeof startedMatch>, kind: string, command: CitadelsCommand) {
  const picks = match.openPrompts().find((prompt) => prompt.kind === 'pick-character');
  const prompt = match.openPrompts().find((each) => each.kind === kind && each.seat === picks?.seat);
  if (!picks || !prompt) throw new Error('Nobody picks');
  return match.decide({ seat: picks.seat, promptId: prompt.id, command }, seededRandom(1));
}

describe('what answers what', () => {
  test('the standing orders, which are open for ever, take no step of the game', () => {
    const match = startedMatch();
    const pick = match.openPrompts().flatMap((prompt) => match.legalCommands(prompt))[0] as CitadelsCommand;
    expect(pick.type).toBe('PickCharacter');
    expect(answer(match, 'standing-orders', pick)).toMatchObject({ outcome: 'rejected', reason: 'malformed-command' });
    expect(answer(match, 'pick-character', pick).outcome).toBe('accepted');
  });

  test('a question takes no standing order', () => {
    const match = startedMatch();
    const refused = { outcome: 'rejected', reason: 'malformed-command' };
    expect(answer(match, 'pick-character', planDraft('king'))).toMatchObject(refused);
    expect(answer(match, 'standing-orders', planDraft('king')).outcome).toBe('accepted');
  });
});

describe('a player who leaves for good', () => {
  test('takes the standing orders along, so that the bot in that seat decides for itself (T7)', () => {
    const match = startedMatch();
    const planned = [planDraft('king'), planGraveyard].reduce((before, command) => {
      const decision = answer(before, 'standing-orders', command);
      if (decision.outcome === 'rejected') throw new Error(decision.reason);
      return before.after(decision.events);
    }, match);
    const seat = match.openPrompts()[0]?.seat ?? 0;
    const left = planned.after(planned.afterLeaving(seat));

    const ordersOf = (at: typeof match) => at.viewFor({ role: 'seat', seat });
    expect(ordersOf(planned)).toMatchObject({ orders: { draft: ['king'], graveyard: 'always' } });
    expect(ordersOf(left)).toMatchObject({ orders: { draft: [], graveyard: 'ask' } });
  });

  test('leaves nothing to tell who has ordered nothing', () => {
    expect(startedMatch().afterLeaving(0)).toEqual([]);
  });
});

test('a pick whose time is over follows the order of preference, also where a card has to be laid aside', () => {
  const setup = { seatCount: 2, options: optionsSchema.parse({}) };
  const begun = start(setup, seededRandom(1)).reduce<CitadelsState>(evolve, initialState(setup));
  const first = inPhase(begun, 'drafting');
  const [kept] = first.offered;
  if (!kept) throw new Error('Nothing is offered');
  const pick = { type: 'PickCharacter', data: { character: kept, bury: null } } as const;
  const { state } = when(begun, picker(first) ?? 0, pick);
  const second = inPhase(state, 'drafting');
  const seat = picker(second) ?? 0;
  const wanted = second.offered.toReversed();
  const [prompt] = openPrompts(when(state, seat, planDraft(...wanted)).state);
  if (!prompt) throw new Error('Nobody picks');

  expect(fallbackCommand(when(state, seat, planDraft(...wanted)).state, prompt)).toEqual({
    type: 'PickCharacter',
    data: { character: wanted[0], bury: wanted.at(-1) },
  });
});

test('who has agreed to an end is still seen in the next round, while somebody has to answer', () => {
  const players = [{ is: 'king' }, { is: 'bishop' }, { is: 'warlord' }] as const;
  const later = given({ players, turn: 'king', round: 42 });
  const state = { ...later, endProposal: { round: 41, agreed: [ANN, CY], isOpen: true } };
  expect(viewFor(state, { role: 'seat', seat: BOB }).endProposal).toEqual({ agreed: [ANN, CY], isOpen: true });
  const refused = { ...state, endProposal: { ...state.endProposal, isOpen: false } };
  expect(viewFor(refused, { role: 'seat', seat: BOB }).endProposal).toBeNull();
});

describe('an agreed end', () => {
  const agree: CitadelsCommand = { type: 'AnswerEnd', data: { agree: true } };
  const agreed = (state: CitadelsState) =>
    when({ ...state, endProposal: { round: state.round, agreed: [ANN, CY], isOpen: true } }, BOB, agree).state;
  const players = [
    { is: 'king' },
    { is: 'bishop', gold: 1, city: ['graveyard'] },
    { is: 'warlord', city: ['tavern'] },
  ] as const;

  test('finds every card in one place, also when some were just drawn', () => {
    const { state } = when(given({ players, turn: 'king', round: 42 }), ANN, draw);
    expect(brokenInvariants(agreed(state))).toEqual([]);
  });

  test('finds every card in one place, also while the Graveyard thinks about one', () => {
    const { state } = when(given({ players, turn: 'warlord', round: 42 }), CY, [gold, destroy(CY, 'tavern')]);
    expect(state.phase).toBe('graveyard');
    expect(brokenInvariants(agreed(state))).toEqual([]);
  });

  test('finds every character in one place, also in the middle of a draft', () => {
    const setup = { seatCount: 3, options: optionsSchema.parse({}) };
    const drafting = start(setup, seededRandom(1)).reduce<CitadelsState>(evolve, initialState(setup));
    expect(brokenInvariants(agreed(drafting))).toEqual([]);
  });
});
