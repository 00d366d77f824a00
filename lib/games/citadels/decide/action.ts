import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { DistrictId } from '../components';
import { without } from '../evolve/seats';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import {
  ACTION_CARDS,
  ACTION_GOLD,
  ARCHITECT_CARDS,
  LIBRARY_KEEPS,
  MERCHANT_GOLD,
  OBSERVATORY_CARDS,
} from '../rulings';
import type { Playing } from '../state';
import { hasDistrict, inPhase, seatAt } from '../state';
import { ownTurn, payable } from './turn-rules';

/** The action, by taking gold (rulebook: the player's turn). */
export function takeGold(chronicle: Chronicle, seat: Seat): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  if (turn.turn.actionTaken) return refuse('action-taken');
  recordGold(chronicle, turn);
  return undefined;
}

export function recordGold(chronicle: Chronicle, state: Playing): void {
  const amount = payable(state, ACTION_GOLD);
  const bank = state.bank === null ? null : state.bank - amount;
  const extra = merchantsShare({ ...state, bank });
  chronicle.record({ type: 'GoldTaken', data: { seat: state.turn.seat, amount, extra } });
  drawAsArchitect(chronicle);
}

/** The action, by drawing cards. They are looked at first; with no choice to make they are kept at once. */
export function drawCards(chronicle: Chronicle, seat: Seat): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  if (turn.turn.actionTaken) return refuse('action-taken');
  if (turn.deck.length === 0) return refuse('deck-empty');
  recordDrawn(chronicle, turn);
  return undefined;
}

export function recordDrawn(chronicle: Chronicle, state: Playing): void {
  const { seat } = state.turn;
  const count = hasDistrict(seatAt(state, seat), 'observatory') ? OBSERVATORY_CARDS : ACTION_CARDS.drawn;
  chronicle.record({ type: 'CardsDrawn', data: { seat, cards: state.deck.slice(0, count) } });
  const drawing = inPhase(chronicle.state, 'playing');
  const drawn = drawing.turn.drawn ?? [];
  if (drawn.length <= keepCount(drawing)) recordKept(chronicle, drawing, drawn);
}

/** Of the drawn cards the others go under the deck, as they were drawn. */
export function keepCards(chronicle: Chronicle, seat: Seat, keep: readonly DistrictId[]): Refused {
  const { state } = chronicle;
  if (state.phase !== 'playing' || state.turn.seat !== seat) return refuse('not-asked');
  const { drawn } = state.turn;
  if (!drawn) return refuse('nothing-drawn');
  const count = keepCount(state);
  if (keep.length !== count || !isPart(drawn, keep)) return refuse('keep-so-many', { count });
  recordKept(chronicle, state, keep);
  return undefined;
}

/** How many of the drawn cards are kept. */
export function keepCount(state: Playing): number {
  const wanted = hasDistrict(seatAt(state, state.turn.seat), 'library') ? LIBRARY_KEEPS : ACTION_CARDS.kept;
  return Math.min(wanted, state.turn.drawn?.length ?? 0);
}

export function recordKept(chronicle: Chronicle, state: Playing, keep: readonly DistrictId[]): void {
  const bottom = without(state.turn.drawn ?? [], keep);
  const extra = merchantsShare(state);
  chronicle.record({ type: 'CardsKept', data: { seat: state.turn.seat, kept: [...keep], bottom, extra } });
  drawAsArchitect(chronicle);
}

/** Whether each of these cards is among the others, equal ones counted. */
export function isPart(cards: readonly DistrictId[], some: readonly DistrictId[]): boolean {
  const count = (list: readonly DistrictId[], card: DistrictId) => list.filter((each) => each === card).length;
  return some.every((card) => count(some, card) <= count(cards, card));
}

function merchantsShare(state: Playing): number {
  return state.turn.character === 'merchant' ? payable(state, MERCHANT_GOLD) : 0;
}

function drawAsArchitect(chronicle: Chronicle): void {
  const { turn, deck } = inPhase(chronicle.state, 'playing');
  if (turn.character !== 'architect' || deck.length === 0) return;
  chronicle.record({ type: 'ArchitectDrew', data: { seat: turn.seat, cards: deck.slice(0, ARCHITECT_CARDS) } });
}
