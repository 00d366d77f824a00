import { assertNever } from '@/lib/engine/decision';
import type { Seat } from '@/lib/engine/game-definition';
import type { Action, ScoringRule } from './cards';
import { buildingCard, characterCard } from './cards';
import type { Building, City } from './city';
import type { BuildingId, CharacterId, Colour } from './components';
import { districtsOf } from './districts';
import { CHARACTERS_COUNT_AS_CARDS, TIE_BREAKERS } from './rulings';
import type { DistrictView, FinalScores, SeatScore } from './view-types';

/** For each unused New Hand token (rulebook: final scoring). */
export const POINTS_PER_NEW_HAND_TOKEN = 2;

/** What counts for one player at the end, beside the city. */
export type FinalHoldings = Readonly<{
  points: number;
  characters: readonly CharacterId[];
  tableau: readonly BuildingId[];
  newHandTokens: number;
}>;

type Cards = Pick<FinalHoldings, 'characters' | 'tableau'>;
type Counted = Readonly<{ colour: Colour; when: Action | null }>;

function countedCards({ characters, tableau }: Cards): readonly Counted[] {
  const ofTableau = tableau.map((id): Counted => {
    const { colour, bonus } = buildingCard(id);
    return { colour, when: bonus.kind === 'permanent' ? bonus.when : null };
  });
  if (!CHARACTERS_COUNT_AS_CARDS) return ofTableau;
  const ofCharacters = characters
    .map(characterCard)
    .map(({ colour, bonus }): Counted => ({ colour, when: bonus.when }));
  return [...ofCharacters, ...ofTableau];
}

/** The points of one `=` card for a player with these buildings and face-up cards. */
export function scoringPoints(rule: ScoringRule, buildings: readonly Building[], cards: Cards): number {
  switch (rule.kind) {
    case 'buildings-of-colour':
      return rule.each * buildings.filter(({ colour }) => colour === rule.colour).length;
    case 'buildings-of-height':
      return rule.each * buildings.filter(({ height }) => height >= rule.min && height <= (rule.max ?? height)).length;
    case 'cards-with-bonus':
      return rule.each * countedCards(cards).filter(({ when }) => when === rule.when).length;
    case 'cards-of-colour':
      return rule.each * countedCards(cards).filter(({ colour }) => colour === rule.colour).length;
    case 'flat':
      return rule.points;
    default:
      return assertNever(rule);
  }
}

function cardScores(buildings: readonly Building[], cards: Cards): SeatScore['cards'] {
  return cards.tableau.flatMap((card) => {
    const { bonus } = buildingCard(card);
    return bonus.kind === 'scoring' ? [{ card, points: scoringPoints(bonus.rule, buildings, cards) }] : [];
  });
}

function districtScores(districts: readonly DistrictView[], of: Seat): SeatScore['districts'] {
  return districts.flatMap(({ points: places }, district) =>
    places.filter(({ seat }) => seat === of).map(({ place, points }) => ({ district, place, points })),
  );
}

const sum = (parts: readonly Readonly<{ points: number }>[]) => parts.reduce((total, { points }) => total + points, 0);

type Unranked = Omit<SeatScore, 'rank'>;

function seatScore(city: City, districts: readonly DistrictView[], seat: Seat, holdings: FinalHoldings): Unranked {
  const own = Object.values(city.buildings).filter(({ owner }) => owner === seat);
  const cards = cardScores(own, holdings);
  const newHandTokens = POINTS_PER_NEW_HAND_TOKEN * holdings.newHandTokens;
  const places = districtScores(districts, seat);
  const total = holdings.points + sum(cards) + newHandTokens + sum(places);
  return { seat, held: holdings.points, cards, newHandTokens, districts: places, total };
}

function isBetter(a: SeatScore, b: SeatScore): boolean {
  const compared = [({ total }: SeatScore) => total, ...TIE_BREAKERS].map((value) => value(a) - value(b));
  return (compared.find((difference) => difference !== 0) ?? 0) > 0;
}

/** The final scores of all seats, with all they are made of (rulebook: final scoring). */
export function finalScores({ city, seats }: Readonly<{ city: City; seats: readonly FinalHoldings[] }>): FinalScores {
  const districts = districtsOf(city);
  const unranked = seats.map(
    (holdings, seat): SeatScore => ({ ...seatScore(city, districts, seat, holdings), rank: 1 }),
  );
  const ranked = unranked.map((score) => ({
    ...score,
    rank: 1 + unranked.filter((other) => isBetter(other, score)).length,
  }));
  return { seats: ranked, districts };
}
