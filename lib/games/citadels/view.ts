import type { Seat, Viewer } from '@/lib/engine/game-definition';
import type { CharacterId } from './components';
import { draftStep, picker } from './decide/draft';
import { mayProposeEnd } from './decide/orders';
import type { CitadelsState, Drafting, SeatState } from './state';
import { isComplete, setUpOf } from './state';
import type { Call, CitadelsView, SeatView, TurnFacts } from './view-types';

/** What one viewer may see: the own hand and characters, and what lies open. */
export function viewFor(state: CitadelsState, viewer: Viewer): CitadelsView {
  const { round, crown, deck, bank, firstComplete } = state;
  const { characters, citySize } = setUpOf(state);
  return {
    phase: shownPhase(state),
    ...{ round, crown, citySize, bank, firstComplete, characters },
    deckSize: deck.length,
    seats: state.seats.map((own, seat) => seatFor(state, own, { seat, viewer })),
    faceUp: 'faceUp' in state ? state.faceUp : [],
    draft: state.phase === 'drafting' ? draftOf(state) : null,
    offered: state.phase === 'drafting' && isSeat(viewer, picker(state)) ? state.offered : null,
    calls: callsOf(state),
    murdered: 'murdered' in state ? state.murdered : null,
    robbed: 'robbed' in state ? (state.robbed?.character ?? null) : null,
    ...turnFor(state, viewer),
    offer: state.phase === 'graveyard' ? state.offer : null,
    orders: viewer.role === 'seat' ? (state.seats[viewer.seat]?.orders ?? null) : null,
    endProposal: proposalOf(state),
    mayProposeEnd: state.phase === 'playing' && isSeat(viewer, state.turn.seat) && mayProposeEnd(state),
    scores: state.phase === 'finished' ? state.scores : null,
  };
}

/** A proposal of an earlier round counts for as long as somebody has still to answer it. */
function proposalOf({ endProposal, round }: CitadelsState): CitadelsView['endProposal'] {
  if (!endProposal || (!endProposal.isOpen && endProposal.round !== round)) return null;
  return { agreed: endProposal.agreed, isOpen: endProposal.isOpen };
}

const isSeat = (viewer: Viewer, seat: Seat | undefined) => viewer.role === 'seat' && viewer.seat === seat;

function shownPhase({ phase }: CitadelsState): CitadelsView['phase'] {
  return phase === 'setting-up' || phase === 'drafting' ? 'drafting' : phase === 'calling' ? 'playing' : phase;
}

type At = Readonly<{ seat: Seat; viewer: Viewer }>;

function seatFor(state: CitadelsState, { gold, hand, city }: SeatState, { seat, viewer }: At): SeatView {
  const seesAll = viewer.role === 'hindsight' || isSeat(viewer, seat);
  return {
    ...{ gold, city },
    handSize: hand.length,
    hand: seesAll ? hand : null,
    characters: knownCharacters(state, seat, seesAll),
    picked: 'roles' in state ? (state.roles[seat]?.length ?? 0) : 0,
    isComplete: isComplete(state, seat),
  };
}

/** Those who have answered the call are known to all; when the match is over, everybody is. */
function knownCharacters(state: CitadelsState, seat: Seat, seesAll: boolean): readonly CharacterId[] {
  if (!('roles' in state)) return [];
  const own = state.roles[seat] ?? [];
  if (seesAll || state.phase === 'finished') return own;
  const called = 'called' in state ? state.called : [];
  return own.filter((character) => called.some((call) => call.character === character && call.seat === seat));
}

function draftOf(state: Drafting): CitadelsView['draft'] {
  const seat = picker(state);
  if (seat === undefined) return null;
  return { seat, cards: state.offered.length, buries: draftStep(state)?.buries ?? false };
}

function callsOf(state: CitadelsState): readonly Call[] {
  const called = 'called' in state ? state.called : [];
  return setUpOf(state).characters.map((character) => {
    const call = called.find((each) => each.character === character);
    return { character, called: call !== undefined, answeredBy: call?.seat ?? null };
  });
}

function turnFor(
  state: CitadelsState,
  viewer: Viewer,
): Pick<CitadelsView, 'turn' | 'drawn' | 'drawnCount' | 'canTakeBack'> {
  if (state.phase !== 'playing' && state.phase !== 'graveyard') {
    return { turn: null, drawn: null, drawnCount: 0, canTakeBack: false };
  }
  const { drawn, before, resumed: _, ...facts } = state.turn;
  const own = isSeat(viewer, state.turn.seat);
  return {
    turn: facts satisfies TurnFacts,
    drawn: own || viewer.role === 'hindsight' ? drawn : null,
    drawnCount: drawn?.length ?? 0,
    canTakeBack: own && before !== null && state.phase === 'playing',
  };
}
