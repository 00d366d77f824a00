import type { EventData } from '../events';
import type { CitadelsState, Finished } from '../state';
import { tableOf } from './draft';
import { withSeat } from './seats';

export function planDraft(state: CitadelsState, { seat, characters }: EventData<'DraftPlanned'>): CitadelsState {
  return withSeat(state, seat, (own) => ({ ...own, orders: { ...own.orders, draft: characters } }));
}

export function planGraveyard(state: CitadelsState, { seat, answer }: EventData<'GraveyardPlanned'>): CitadelsState {
  return withSeat(state, seat, (own) => ({ ...own, orders: { ...own.orders, graveyard: answer } }));
}

export function proposeEnd(state: CitadelsState, { seat }: EventData<'EndProposed'>): CitadelsState {
  return { ...state, endProposal: { round: state.round, agreed: [seat], isOpen: true } };
}

/** Who does not agree ends the question. */
export function answerEnd(state: CitadelsState, { seat, agree }: EventData<'EndAnswered'>): CitadelsState {
  const { endProposal } = state;
  if (!endProposal) throw new Error('Nobody has proposed an end');
  const agreed = agree ? [...endProposal.agreed, seat] : endProposal.agreed;
  return { ...state, endProposal: { ...endProposal, agreed, isOpen: agree } };
}

export function scoreMatch(state: CitadelsState, { seats }: EventData<'MatchScored'>): Finished {
  if (state.phase === 'setting-up') throw new Error('Nothing was played');
  const { faceUp, hidden, roles } = state;
  return { ...tableOf(state), faceUp, hidden, roles, phase: 'finished', scores: { seats } };
}
