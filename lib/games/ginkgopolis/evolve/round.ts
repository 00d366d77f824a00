import type { Seat } from '@/lib/engine/game-definition';
import type { EventData } from '../events';
import type { Choosing, GinkgopolisState, OfferingNewHands, Table } from '../state';
import { inPhase, noAnswers } from '../state';
import { withEverySeat, withSeat } from './seats';

/** The table alone, without what belonged to the phase that ends. */
function tableOf(state: GinkgopolisState): Table {
  const { options, round, firstPlayer, buildings, tokens, coveredTiles, tileSupply, removedTiles, exhaustions } = state;
  const { deck, discard, boxedCharacters, seats, endTriggers } = state;
  return {
    options,
    round,
    firstPlayer,
    buildings,
    tokens,
    coveredTiles,
    tileSupply,
    removedTiles,
    exhaustions,
    deck,
    discard,
    boxedCharacters,
    seats,
    endTriggers,
  };
}

function offerNewHands(table: Table, asked: readonly Seat[]): OfferingNewHands | Choosing {
  if (asked.length > 0) return { ...table, phase: 'new-hands', asked };
  return { ...table, phase: 'choosing', choices: noAnswers(table) };
}

export function beginRound(
  state: GinkgopolisState,
  { round, firstPlayer, askedForNewHand }: EventData<'RoundBegan'>,
): GinkgopolisState {
  const table = withEverySeat({ ...tableOf(state), round, firstPlayer }, () => ({ newHandsTaken: 0 }));
  return offerNewHands(table, askedForNewHand);
}

/** Pays a New Hand token and takes a sealed choice back; the new cards are drawn by events of their own. */
export function swapHand(
  state: GinkgopolisState,
  { seat, discarded, asksAgain }: EventData<'NewHandTaken'>,
): GinkgopolisState {
  const before = inPhase(state, 'new-hands', 'choosing');
  const table = withSeat({ ...before, discard: [...before.discard, ...discarded] }, seat, (paying) => ({
    hand: [],
    newHandTokens: paying.newHandTokens - 1,
    newHandsTaken: paying.newHandsTaken + 1,
  }));
  if (table.phase === 'choosing') return { ...table, choices: table.choices.with(seat, null) };
  return asksAgain ? table : keepHand(table, { seat });
}

export function keepHand(state: GinkgopolisState, { seat }: EventData<'HandKept'>): GinkgopolisState {
  const { asked } = inPhase(state, 'new-hands');
  return offerNewHands(
    tableOf(state),
    asked.filter((other) => other !== seat),
  );
}

export function sealChoice(state: GinkgopolisState, { seat, choice }: EventData<'ChoiceSealed'>): GinkgopolisState {
  const choosing = inPhase(state, 'choosing');
  return { ...choosing, choices: choosing.choices.with(seat, choice) };
}

export function askForGain(state: GinkgopolisState, { seat, pending }: EventData<'GainAsked'>): GinkgopolisState {
  return { ...inPhase(state, 'resolving'), question: { kind: 'choose-gain', seat }, pending };
}

export function askForTokenPlace(
  state: GinkgopolisState,
  { seat, letter, space, pending }: EventData<'TokenPlaceAsked'>,
): GinkgopolisState {
  return { ...inPhase(state, 'resolving'), question: { kind: 'place-token', seat, letter, at: space }, pending };
}

export function askForGiveBacks(state: GinkgopolisState, { pending }: EventData<'GiveBackAsked'>): GinkgopolisState {
  const { choices, played, inPlay } = inPhase(state, 'resolving');
  return { ...tableOf(state), phase: 'giving-back', choices, played, inPlay, pending, giveBacks: noAnswers(state) };
}

export function scoreMatch(state: GinkgopolisState, { scores }: EventData<'MatchScored'>): GinkgopolisState {
  const { played } = inPhase(state, 'resolving');
  return { ...tableOf(state), phase: 'finished', played, scores };
}
