import type { Rejected, Seat } from '@/lib/engine/game-definition';
import type { CharacterId, Colour, DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import type { Refusal } from '../refusals';
import { refuse } from '../refusals';
import { ARCHITECT_BUILDS, DESTRUCTION_DISCOUNT, SMITHY } from '../rulings';
import type { CitadelsState, Playing, SeatState, Table } from '../state';
import { hasDistrict, isComplete, ownerOf, seatAt, setUpOf } from '../state';

export const INCOME_COLOURS: Readonly<Partial<Record<CharacterId, Colour>>> = {
  king: 'yellow',
  bishop: 'blue',
  merchant: 'green',
  warlord: 'red',
};

/** Characters whose power is a choice. */
const CHOSEN_POWERS: readonly CharacterId[] = ['assassin', 'thief', 'magician', 'warlord'];

/** The table in the seat's own turn, or why the seat may do nothing now. */
export function ownTurn(state: CitadelsState, seat: Seat): Playing | Rejected<Refusal> {
  if (state.phase !== 'playing' || state.turn.seat !== seat) return refuse('not-asked');
  return state.turn.drawn ? refuse('keep-first') : state;
}

/** Districts that pay the character, the School of Magic among them. */
export function incomeOf({ turn, seats }: Playing): number {
  const colour = INCOME_COLOURS[turn.character];
  if (!colour) return 0;
  const { city } = seatAt({ seats }, turn.seat);
  return city.filter(({ district }) => DISTRICTS[district].colour === colour || district === 'school-of-magic').length;
}

export function buildLimit({ character }: Playing['turn']): number {
  return character === 'architect' ? ARCHITECT_BUILDS : 1;
}

/** A limited bank gives what it has. */
export function payable({ bank }: Table, amount: number): number {
  return bank === null ? amount : Math.min(bank, amount);
}

export function buildRefusal(state: Playing, district: DistrictId): Rejected<Refusal> | undefined {
  const { turn } = state;
  const own = seatAt(state, turn.seat);
  if (!turn.actionTaken) return refuse('action-first');
  if (turn.character === 'warlord' && turn.powerUsed) return refuse('no-building-after-destroying');
  if (turn.built >= buildLimit(turn)) return refuse('build-limit', { limit: buildLimit(turn) });
  if (!own.hand.includes(district)) return refuse('card-not-in-hand', { card: district });
  if (hasDistrict(own, district)) return refuse('district-twice', { district });
  const price = DISTRICTS[district].cost;
  return own.gold < price ? refuse('too-little-gold', { price }) : undefined;
}

export type Target = Readonly<{ seat: Seat; district: DistrictId }>;

/** One gold less than it cost; the Great Wall takes that back for the other districts of its city. */
export function destructionPrice(state: Table, { seat, district }: Target): number {
  const isWalled = district !== 'great-wall' && hasDistrict(seatAt(state, seat), 'great-wall');
  return DISTRICTS[district].cost - (isWalled ? 0 : DESTRUCTION_DISCOUNT);
}

export function destructionRefusal(state: Playing, target: Target): Rejected<Refusal> | undefined {
  const { turn } = state;
  if (turn.character !== 'warlord') return refuse('not-your-power');
  if (!turn.actionTaken) return refuse('action-first');
  if (turn.powerUsed) return refuse('power-used');
  const owner = state.seats[target.seat];
  if (!owner) return refuse('no-such-player');
  if (!hasDistrict(owner, target.district)) return refuse('district-not-there', { district: target.district });
  return protection(state, target) ?? shortOf(seatAt(state, turn.seat), destructionPrice(state, target));
}

function protection(state: Playing, { seat, district }: Target): Rejected<Refusal> | undefined {
  if (district === 'keep') return refuse('indestructible', { district });
  if (ownerOf(state, 'bishop') === seat && state.murdered !== 'bishop') return refuse('bishops-city');
  return isComplete(state, seat) ? refuse('city-complete') : undefined;
}

export function shortOf({ gold }: SeatState, price: number): Rejected<Refusal> | undefined {
  return gold < price ? refuse('too-little-gold', { price }) : undefined;
}

/** Characters that may be named: of the set in play, and none that the power excludes. */
export function victims(state: Playing): readonly CharacterId[] {
  return setUpOf(state).characters.filter((id) => id !== 'assassin');
}

export function robberyTargets(state: Playing): readonly CharacterId[] {
  const excluded: readonly (CharacterId | null)[] = ['assassin', 'thief', state.murdered];
  return setUpOf(state).characters.filter((id) => !excluded.includes(id));
}

export function mayUseLaboratory({ turn, seats }: Playing): boolean {
  const own = seatAt({ seats }, turn.seat);
  return hasDistrict(own, 'laboratory') && !turn.laboratoryUsed && own.hand.length > 0;
}

export function mayUseSmithy({ turn, seats, deck }: Playing): boolean {
  const own = seatAt({ seats }, turn.seat);
  return hasDistrict(own, 'smithy') && !turn.smithyUsed && own.gold >= SMITHY.price && deck.length > 0;
}

/**
 * Whether the turn is over by itself. Only what everybody sees counts, so that the end of a turn tells nothing about
 * the hand; and a step that may still be taken back holds it open.
 */
export function isNothingLeft(state: Playing): boolean {
  const { turn } = state;
  const hand = seatAt(state, turn.seat).hand.length;
  if (!turn.actionTaken || turn.drawn || turn.before) return false;
  const mayBuild = turn.built < buildLimit(turn) && hand > 0 && !(turn.character === 'warlord' && turn.powerUsed);
  const hasPower = CHOSEN_POWERS.includes(turn.character) && !turn.powerUsed;
  const hasIncome = !turn.incomeTaken && incomeOf(state) > 0;
  return !mayBuild && !hasPower && !hasIncome && !mayUseLaboratory(state) && !mayUseSmithy(state);
}
