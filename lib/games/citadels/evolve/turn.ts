import type { EventData } from '../events';
import type { AtGraveyard, Calling, CitadelsState, Playing, Turn } from '../state';
import { inPhase } from '../state';
import { underDeck, withDiscarded, withDrawn, withGold, without, withSeat } from './seats';

const BEGUN = {
  actionTaken: false,
  built: 0,
  incomeTaken: false,
  powerUsed: false,
  laboratoryUsed: false,
  smithyUsed: false,
  drawn: null,
  resumed: false,
  before: null,
} as const;

/** Whoever answers the call has the turn. */
export function callCharacter(state: CitadelsState, data: EventData<'CharacterCalled'>): Calling | Playing {
  const calling = inPhase(state, 'calling');
  const called = { ...calling, called: [...calling.called, data] };
  return data.seat === null ? called : { ...called, phase: 'playing', turn: { ...BEGUN, ...data, seat: data.seat } };
}

export function endTurn(state: CitadelsState): Calling {
  const { turn: _, ...rest } = inPhase(state, 'playing');
  return { ...rest, phase: 'calling' };
}

/** A step that taught somebody something: what went before it is final. */
function final(playing: Playing, change: Partial<Turn>): Playing {
  return { ...playing, turn: { ...playing.turn, ...change, before: null } };
}

/** A step that taught nobody anything, so that it may be taken back. */
export function reversible(playing: Playing, change: Partial<Turn>): Playing {
  return { ...playing, turn: { ...playing.turn, ...change, before: playing } };
}

export function stealGold(state: CitadelsState, { by, from, amount }: EventData<'GoldStolen'>): CitadelsState {
  const lighter = withSeat(state, from, (own) => ({ ...own, gold: own.gold - amount }));
  return withSeat(lighter, by, (own) => ({ ...own, gold: own.gold + amount }));
}

export function takeGold(state: CitadelsState, { seat, amount, extra }: EventData<'GoldTaken'>): Playing {
  const playing = inPhase(state, 'playing');
  const { turn, ...paid } = withGold(reversible(playing, { actionTaken: true }), seat, amount + extra);
  return { ...paid, turn };
}

export function drawCards(state: CitadelsState, { cards }: EventData<'CardsDrawn'>): Playing {
  const playing = final(inPhase(state, 'playing'), { drawn: cards });
  return { ...playing, deck: playing.deck.slice(cards.length) };
}

export function keepCards(state: CitadelsState, { seat, kept, bottom, extra }: EventData<'CardsKept'>): Playing {
  const playing = final(inPhase(state, 'playing'), { drawn: null, actionTaken: true });
  const held = withSeat(playing, seat, (own) => ({ ...own, hand: [...own.hand, ...kept] }));
  return withGold(underDeck(held, bottom), seat, extra);
}

export function drawAsArchitect(state: CitadelsState, { seat, cards }: EventData<'ArchitectDrew'>): Playing {
  return withDrawn(final(inPhase(state, 'playing'), {}), seat, cards);
}

export function takeIncome(state: CitadelsState, { seat, amount }: EventData<'IncomeTaken'>): Playing {
  return withGold(reversible(inPhase(state, 'playing'), { incomeTaken: true }), seat, amount);
}

export function build(state: CitadelsState, { seat, district, price }: EventData<'DistrictBuilt'>): Playing {
  const playing = inPhase(state, 'playing');
  const paid = withGold(final(playing, { built: playing.turn.built + 1 }), seat, -price);
  const stands = { district, round: state.round };
  return withSeat(paid, seat, (own) => ({ ...own, hand: without(own.hand, [district]), city: [...own.city, stands] }));
}

export function completeCity(state: CitadelsState, { seat, first }: EventData<'CityCompleted'>): CitadelsState {
  return first ? { ...state, firstComplete: seat } : state;
}

export function nameVictim(state: CitadelsState, { character }: EventData<'VictimNamed'>): Playing {
  return { ...final(inPhase(state, 'playing'), { powerUsed: true }), murdered: character };
}

export function nameTarget(state: CitadelsState, { seat, character }: EventData<'TargetNamed'>): Playing {
  return { ...final(inPhase(state, 'playing'), { powerUsed: true }), robbed: { character, by: seat } };
}

export function swapHands(state: CitadelsState, { seat, with: other }: EventData<'HandsSwapped'>): Playing {
  const playing = final(inPhase(state, 'playing'), { powerUsed: true });
  const [own, theirs] = [playing.seats[seat]?.hand ?? [], playing.seats[other]?.hand ?? []];
  const given = withSeat(playing, seat, (each) => ({ ...each, hand: theirs }));
  return withSeat(given, other, (each) => ({ ...each, hand: own }));
}

export function exchangeCards(state: CitadelsState, data: EventData<'CardsExchanged'>): Playing {
  const playing = final(inPhase(state, 'playing'), { powerUsed: true });
  return withDrawn(withDiscarded(playing, data.seat, data.discarded), data.seat, data.drawn);
}

export function applyLaboratory(state: CitadelsState, { seat, card, amount }: EventData<'LaboratoryUsed'>): Playing {
  const playing = reversible(inPhase(state, 'playing'), { laboratoryUsed: true });
  return withGold(withDiscarded(playing, seat, [card]), seat, amount);
}

export function applySmithy(state: CitadelsState, { seat, cards, price }: EventData<'SmithyUsed'>): Playing {
  return withGold(withDrawn(final(inPhase(state, 'playing'), { smithyUsed: true }), seat, cards), seat, -price);
}

/** What others have said in the meantime stands. */
export function takeStepBack(state: CitadelsState): Playing {
  const { turn, seats, endProposal } = inPhase(state, 'playing');
  if (!turn.before) throw new Error('There is nothing to take back');
  const restored = turn.before.seats.map((own, seat) => ({ ...own, orders: seats[seat]?.orders ?? own.orders }));
  return { ...turn.before, seats: restored, endProposal };
}

export function destroy(state: CitadelsState, data: EventData<'DistrictDestroyed'>): Playing {
  const { seat, of, district, price } = data;
  const paid = withGold(reversible(inPhase(state, 'playing'), { powerUsed: true }), seat, -price);
  return withSeat(paid, of, (own) => ({ ...own, city: own.city.filter((built) => built.district !== district) }));
}

export function askGraveyard(state: CitadelsState, offer: EventData<'GraveyardAsked'>): AtGraveyard {
  return { ...final(inPhase(state, 'playing'), {}), phase: 'graveyard', offer };
}

export function fetchDistrict(state: CitadelsState, data: EventData<'DistrictFetched'>): Playing {
  const { seat, district, price } = data;
  const taken = withSeat(resumed(state), seat, (own) => ({ ...own, hand: [...own.hand, district] }));
  return withGold(taken, seat, -price);
}

export function buryDistrict(state: CitadelsState, { district, declinedBy }: EventData<'DistrictBuried'>): Playing {
  return underDeck(declinedBy === null ? inPhase(state, 'playing') : resumed(state), [district]);
}

/** The Warlord's turn goes on, where the Graveyard had interrupted it under a new number. */
function resumed(state: CitadelsState): Playing {
  if (state.phase === 'playing') return final(state, {});
  const { offer: _, ...rest } = inPhase(state, 'graveyard');
  return final({ ...rest, phase: 'playing' }, { resumed: true });
}
