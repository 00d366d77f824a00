import type { CharacterId, DistrictId } from '../components';
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

/** An agreed end may come at any moment: what is in the air then goes under the deck, and what nobody has kept lies hidden. */
export function scoreMatch(state: CitadelsState, { seats }: EventData<'MatchScored'>): Finished {
  if (state.phase === 'setting-up') throw new Error('Nothing was played');
  const { faceUp, hidden, roles, deck } = state;
  return {
    ...tableOf(state),
    ...{ faceUp, roles, phase: 'finished', scores: { seats } },
    deck: [...deck, ...cardsInTheAir(state)],
    hidden: [...hidden, ...charactersInTheAir(state)],
  };
}

function cardsInTheAir(state: CitadelsState): readonly DistrictId[] {
  if (state.phase === 'playing') return state.turn.drawn ?? [];
  return state.phase === 'graveyard' ? [state.offer.district] : [];
}

function charactersInTheAir(state: CitadelsState): readonly CharacterId[] {
  return state.phase === 'drafting' ? [...new Set([...state.offered, state.faceDown])] : [];
}
