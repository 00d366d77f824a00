import type { Seat, Viewer } from '@/lib/engine/game-definition';
import type { Choice } from './commands';
import type { CharacterId, Space } from './components';
import { districtsOf } from './districts';
import { freeNeighbours } from './letter-ring';
import { openPrompts } from './prompts';
import type { GinkgopolisState, SeatState } from './state';
import { turnOrder } from './state';
import type { BuildingView, GinkgopolisView, SeatView, TokenToPlace } from './view-types';

/** What the viewer may see of the table, and not a piece more. */
export function viewFor(state: GinkgopolisState, viewer: Viewer): GinkgopolisView {
  const { options, round, firstPlayer, tokens, discard, exhaustions, endTriggers } = state;
  return {
    phase: state.phase === 'setting-up' ? 'choosing' : state.phase,
    options,
    seatCount: state.seats.length,
    round,
    firstPlayer,
    turnOrder: turnOrder(state),
    buildings: buildingsOf(state),
    tokens,
    deckCount: state.deck.length,
    discard,
    tileSupplyCount: state.tileSupply.length,
    exhaustions,
    endTriggers,
    seats: seatsFor(state, viewer),
    played: 'played' in state ? state.played : [],
    districts: districtsOf(state),
    draftPack: draftPackFor(state, viewer),
    tokenToPlace: tokenToPlaceFor(state, viewer),
    scores: state.phase === 'finished' ? state.scores : null,
  };
}

function buildingsOf({ buildings }: GinkgopolisState): readonly BuildingView[] {
  return Object.entries(buildings).map(([space, building]) => ({ space: space as Space, ...building }));
}

/** Hindsight sees behind every screen, a player behind its own. */
function seesBehind(viewer: Viewer, seat: Seat): boolean {
  return viewer.role === 'hindsight' || (viewer.role === 'seat' && viewer.seat === seat);
}

function seatsFor(state: GinkgopolisState, viewer: Viewer): readonly SeatView[] {
  const prompts = openPrompts(state);
  const inCity = resourcesInCity(state);
  return state.seats.map((player, seat) => {
    const prompt = prompts.find((one) => one.seat === seat);
    const own = seesBehind(viewer, seat);
    return {
      seat,
      resourcesInCity: inCity[seat] ?? 0,
      handCount: player.hand.length,
      newHandTokens: player.newHandTokens,
      characters: charactersFor(state, player, own),
      tableau: player.tableau,
      waitingFor: prompt && !prompt.settled ? prompt.kind : null,
      sealed: prompt?.settled ?? false,
      screen: own ? screenOf(player) : null,
      hand: own ? player.hand : null,
      choice: own ? choiceOf(state, seat) : null,
      pick: own && state.phase === 'drafting' ? (state.picks[seat] ?? null) : null,
      giveBack: own && state.phase === 'giving-back' ? (state.giveBacks[seat] ?? null) : null,
    };
  });
}

function screenOf({ resources, supply, points, tiles }: SeatState) {
  return { resources, supply, points, tiles };
}

function resourcesInCity({ buildings, seats }: GinkgopolisState): readonly number[] {
  const inCity = seats.map(() => 0);
  for (const { owner, resources } of Object.values(buildings)) {
    if (owner !== null) inCity[owner] = (inCity[owner] ?? 0) + resources;
  }
  return inCity;
}

/** Drafted characters lie face down until the draft is over. */
function charactersFor(state: GinkgopolisState, { characters }: SeatState, own: boolean): readonly CharacterId[] {
  return own || state.phase !== 'drafting' ? characters : [];
}

function choiceOf(state: GinkgopolisState, seat: Seat): Choice | null {
  return 'choices' in state ? (state.choices[seat] ?? null) : null;
}

function draftPackFor(state: GinkgopolisState, viewer: Viewer): readonly CharacterId[] | null {
  if (state.phase !== 'drafting' || viewer.role !== 'seat') return null;
  return state.packs[viewer.seat] ?? null;
}

/** The letter to place lies open, so its player alone is told only because nobody else is asked. */
function tokenToPlaceFor(state: GinkgopolisState, viewer: Viewer): TokenToPlace | null {
  if (state.phase !== 'resolving' || state.question?.kind !== 'place-token') return null;
  const { seat, letter, at } = state.question;
  if (viewer.role !== 'seat' || viewer.seat !== seat) return null;
  return { letter, at, free: freeNeighbours(state, at) };
}
