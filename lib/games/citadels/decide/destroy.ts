import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { Refused } from '../refusals';
import { refuse } from '../refusals';
import { GRAVEYARD_FETCHES_ITSELF, GRAVEYARD_PRICE } from '../rulings';
import type { Playing } from '../state';
import { hasDistrict, inPhase, seatAt } from '../state';
import type { Target } from './turn-rules';
import { destructionPrice, destructionRefusal, ownTurn } from './turn-rules';

/** The Warlord destroys a district at the end of the turn; the Graveyard may fetch it. */
export function destroy(chronicle: Chronicle, seat: Seat, target: Target): Refused {
  const turn = ownTurn(chronicle.state, seat);
  if ('reason' in turn) return turn;
  const refusal = destructionRefusal(turn, target);
  if (refusal) return refusal;
  const { district } = target;
  const price = destructionPrice(turn, target);
  chronicle.record({ type: 'DistrictDestroyed', data: { seat, of: target.seat, district, price } });
  offerToGraveyard(chronicle, target);
  return undefined;
}

function offerToGraveyard(chronicle: Chronicle, { district }: Target): void {
  const playing = inPhase(chronicle.state, 'playing');
  const seat = graveyardKeeper(playing, district);
  if (seat === undefined) {
    chronicle.record({ type: 'DistrictBuried', data: { district, declinedBy: null, planned: false } });
    return;
  }
  const { graveyard } = seatAt(playing, seat).orders;
  if (graveyard === 'ask') chronicle.record({ type: 'GraveyardAsked', data: { seat, district } });
  else if (graveyard === 'always') fetch(chronicle, { seat, district }, true);
  else decline(chronicle, { seat, district }, true);
}

/** Who may fetch the district: not the Warlord, and not the Graveyard itself. */
function graveyardKeeper({ seats, turn }: Playing, district: Target['district']): Seat | undefined {
  if (district === 'graveyard' && !GRAVEYARD_FETCHES_ITSELF) return undefined;
  const seat = seats.findIndex((own) => hasDistrict(own, 'graveyard') && own.gold >= GRAVEYARD_PRICE);
  return seat < 0 || seat === turn.seat ? undefined : seat;
}

export function answerGraveyard(chronicle: Chronicle, seat: Seat, take: boolean): Refused {
  const { state } = chronicle;
  if (state.phase !== 'graveyard' || state.offer.seat !== seat) return refuse('not-asked');
  if (take) fetch(chronicle, state.offer, false);
  else decline(chronicle, state.offer, false);
  return undefined;
}

function fetch(chronicle: Chronicle, { seat, district }: Target, planned: boolean): void {
  chronicle.record({ type: 'DistrictFetched', data: { seat, district, price: GRAVEYARD_PRICE, planned } });
}

function decline(chronicle: Chronicle, { seat, district }: Target, planned: boolean): void {
  chronicle.record({ type: 'DistrictBuried', data: { district, declinedBy: seat, planned } });
}
