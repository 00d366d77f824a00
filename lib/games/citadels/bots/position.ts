import type { Seat } from '@/lib/engine/game-definition';
import type { CharacterId, Colour, DistrictId } from '../components';
import { COLOURS } from '../components';
import { DISTRICTS } from '../districts';
import { POINTS } from '../rulings';
import type { CitadelsView, SeatView } from '../view-types';

/** A view from one seat, with what a player would count at a glance. */
export type Position = Readonly<{
  view: CitadelsView;
  seat: Seat;
  mine: SeatView;
  /** The hand without what stands in the city already. */
  wanted: readonly DistrictId[];
  /** Cards that can never be built while the city stands: duplicates in the hand, or of the city. */
  spare: readonly DistrictId[];
}>;

export function positionOf(view: CitadelsView, seat: Seat): Position {
  const mine = view.seats[seat];
  if (!mine) throw new Error(`No seat ${seat}`);
  const hand = mine.hand ?? [];
  const built = new Set(mine.city.map(({ district }) => district));
  const wanted = [...new Set(hand)].filter((card) => !built.has(card));
  const spare = hand.filter((card, index) => built.has(card) || hand.indexOf(card) < index);
  return { view, seat, mine, wanted, spare };
}

export function coloursOf({ city }: Pick<SeatView, 'city'>): ReadonlySet<Colour> {
  return new Set(city.map(({ district }) => DISTRICTS[district].colour));
}

export function countOf({ city }: Pick<SeatView, 'city'>, colour: Colour): number {
  return city.filter(({ district }) => DISTRICTS[district].colour === colour || district === 'school-of-magic').length;
}

/** Cards that help for the rest of the match, in points they are about worth. */
const USES: Readonly<Partial<Record<DistrictId, number>>> = {
  library: 2.5,
  observatory: 2,
  smithy: 1.5,
  'school-of-magic': 1.5,
  laboratory: 1,
  graveyard: 0.5,
  keep: 0.5,
};

/** What a district in the own city is worth: its points, its use, and a fifth colour. */
export function districtWorth({ mine, view }: Position, district: DistrictId): number {
  const { score, colour } = DISTRICTS[district];
  const colours = coloursOf(mine);
  const left = Math.max(0, view.citySize - mine.city.length);
  const isNew = !colours.has(colour);
  const isFifth = isNew && colours.size === COLOURS.length - 1;
  const variety = isFifth ? POINTS.fiveColours : isNew ? 0.4 : 0;
  return score + variety + ((USES[district] ?? 0) * left) / view.citySize;
}

/** Points on the table, as far as everybody sees them. */
export function standing(owner: SeatView | undefined): number {
  if (!owner) return 0;
  const { city, isComplete } = owner;
  const points = city.reduce((sum, { district }) => sum + DISTRICTS[district].score, 0);
  return points + (isComplete ? POINTS.otherComplete : 0);
}

/** The other seats, those that are furthest in front. */
export function rivals({ view, seat }: Position): readonly Seat[] {
  const others = view.seats.flatMap((_, other) => (other === seat ? [] : [other]));
  const size = (other: Seat) => view.seats[other]?.city.length ?? 0;
  const points = (other: Seat) => standing(view.seats[other] ?? ({ ...view.seats[0], city: [] } as SeatView));
  return others.toSorted((one, other) => size(other) - size(one) || points(other) - points(one));
}

/** Characters that somebody else may have: not open, not called, not the own. */
export function unknownCharacters({ view, mine }: Position): readonly CharacterId[] {
  const called = view.calls.filter((call) => call.called).map(({ character }) => character);
  return view.characters.filter(
    (character) =>
      !view.faceUp.includes(character) && !called.includes(character) && !mine.characters.includes(character),
  );
}
