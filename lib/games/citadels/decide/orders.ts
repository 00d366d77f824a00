import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { CharacterId, GraveyardAnswer } from '../components';
import type { CitadelsEvent } from '../events';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import { ROUNDS_BEFORE_AGREED_END } from '../rulings';
import type { CitadelsState } from '../state';
import { seatAt, setUpOf } from '../state';
import { scoreNow } from './score-now';

/** Tells in advance which characters to keep in the next pick. An empty list: ask me. */
export function planDraft(chronicle: Chronicle, seat: Seat, characters: readonly CharacterId[]): Refused {
  if (new Set(characters).size < characters.length) return refuse('character-named-twice');
  const unknown = characters.find((character) => !setUpOf(chronicle.state).characters.includes(character));
  if (unknown) return refuse('not-to-be-named', { character: unknown });
  chronicle.record({ type: 'DraftPlanned', data: { seat, characters: [...characters] } });
  return undefined;
}

export function planGraveyard(chronicle: Chronicle, seat: Seat, answer: GraveyardAnswer): Refused {
  chronicle.record({ type: 'GraveyardPlanned', data: { seat, answer } });
  return undefined;
}

/** What somebody told in advance who has left the table for good: the bot in that seat decides for itself. */
export function withdrawOrders({ seats }: CitadelsState, seat: Seat): readonly CitadelsEvent[] {
  const { draft, graveyard } = seatAt({ seats }, seat).orders;
  const withdrawn: readonly (CitadelsEvent | null)[] = [
    draft.length > 0 ? { type: 'DraftPlanned', data: { seat, characters: [] } } : null,
    graveyard === 'ask' ? null : { type: 'GraveyardPlanned', data: { seat, answer: 'ask' } },
  ];
  return withdrawn.filter((event) => event !== null);
}

/** Whether somebody may ask all others to end the match. */
export function mayProposeEnd({ round, endProposal }: CitadelsState): boolean {
  return round > ROUNDS_BEFORE_AGREED_END && endProposal?.round !== round && !endProposal?.isOpen;
}

export function proposeEnd(chronicle: Chronicle, seat: Seat): Refused {
  const { state } = chronicle;
  if (state.phase !== 'playing' || state.turn.seat !== seat) return refuse('not-asked');
  if (state.round <= ROUNDS_BEFORE_AGREED_END) return refuse('end-too-early', { rounds: ROUNDS_BEFORE_AGREED_END });
  if (!mayProposeEnd(state)) return refuse('end-proposed-already');
  chronicle.record({ type: 'EndProposed', data: { seat } });
  return undefined;
}

export function answerEnd(chronicle: Chronicle, seat: Seat, agree: boolean): Refused {
  const { endProposal } = chronicle.state;
  if (!endProposal?.isOpen || endProposal.agreed.includes(seat)) return refuse('not-asked');
  chronicle.record({ type: 'EndAnswered', data: { seat, agree } });
  if (chronicle.state.endProposal?.agreed.length === chronicle.state.seats.length) {
    chronicle.record({ type: 'EndAgreed', data: {} });
    scoreNow(chronicle);
  }
  return undefined;
}
