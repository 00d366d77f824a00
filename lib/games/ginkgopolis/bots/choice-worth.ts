import type { Seat } from '@/lib/engine/game-definition';
import { buildingCard } from '../cards';
import type { Building, City } from '../city';
import type { Choice } from '../commands';
import type { TileId } from '../components';
import { districtsOf } from '../districts';
import { previewChoice } from '../preview';
import { cityOf } from '../seen-city';
import type { DistrictView, GinkgopolisView, Goods, Ledger, Screen, SeatView } from '../view-types';
import { keptCardWorth, scoringCardsNow } from './card-worth';
import type { Outlook } from './outlook';
import { outlookFor, worthOf } from './outlook';

/** A resource in the city comes back with a point when somebody builds on it, or scores in a district. */
const RESOURCE_IN_CITY = 0.4;
/** How much a point for all the others together weighs against a point of one's own. */
const OTHERS_WEIGHT = 0.6;
/** Districts change hands: the more rounds are to come, the less one counts on them. */
const DISTRICT_DOUBT = 0.06;

/** All a choice is measured against. */
export type Position = Readonly<{
  view: GinkgopolisView;
  seat: Seat;
  mine: SeatView;
  screen: Screen;
  city: City;
  outlook: Outlook;
  districts: number;
  scoringCards: number;
}>;

export function positionOf(view: GinkgopolisView, seat: Seat): Position {
  const mine = view.seats[seat];
  if (!mine?.screen) throw new Error(`Seat ${seat} cannot look behind its own screen`);
  const city = cityOf(view);
  return {
    view,
    seat,
    mine,
    screen: mine.screen,
    city,
    outlook: outlookFor(view),
    districts: districtLead(view.districts, seat),
    scoringCards: scoringCardsNow(city, seat, mine),
  };
}

/** Points in districts, less what they give the others. */
function districtLead(districts: readonly DistrictView[], of: Seat): number {
  return districts
    .flatMap(({ points }) => points)
    .reduce((lead, { seat, points }) => lead + (seat === of ? points : -points * OTHERS_WEIGHT), 0);
}

function builtBy(position: Position, tile: TileId, space: Ledger['space']): Building {
  const { colour, number } = buildingCard(tile);
  const height = 1 + (space ? (position.city.buildings[space]?.height ?? 0) : 0);
  return { colour, number, height, owner: position.seat, resources: height, site: true };
}

function cityAfter(position: Position, { space }: Ledger, tile: TileId): City {
  const { city } = position;
  return space ? { ...city, buildings: { ...city.buildings, [space]: builtBy(position, tile, space) } } : city;
}

/** What the building changes: districts, `=` cards, the card kept, and the resources that stand in the city. */
function cityWorth(position: Position, ledger: Ledger, tile: TileId): number {
  const { seat, mine, outlook } = position;
  const after = cityAfter(position, ledger, tile);
  const tableau = ledger.keeps ? [...mine.tableau, ledger.keeps] : mine.tableau;
  const lead = districtLead(districtsOf(after), seat) - position.districts;
  const scoringCards = scoringCardsNow(after, seat, { ...mine, tableau }) - position.scoringCards;
  const kept = ledger.keeps ? keptCardWorth(ledger.keeps, outlook) : 0;
  const placed = outlook.roundsLeft > 0 ? RESOURCE_IN_CITY * netPlaced(ledger) : 0;
  return lead / (1 + DISTRICT_DOUBT * outlook.roundsLeft) + scoringCards + kept + placed;
}

function netPlaced({ pays, gains }: Ledger): number {
  const placed = pays.filter(({ reason }) => reason === 'floors' || reason === 'urbanize');
  const back = gains.filter(({ reason }) => reason === 'own-resources-back');
  const sum = (parts: readonly Pick<Goods, 'resources'>[]) => parts.reduce((all, { resources }) => all + resources, 0);
  return sum(placed) - sum(back.map(({ goods }) => goods));
}

/** How many points a choice is worth, as a player would estimate it who sees the same. */
export function choiceWorth(position: Position, choice: Choice): number {
  const { view, seat, screen, outlook } = position;
  const ledger = previewChoice(view, seat, choice);
  const had: Goods = { ...screen, tiles: screen.tiles.length };
  const goods = worthOf(ledger.left, outlook) - worthOf(had, outlook);
  const others = ledger.others.reduce((sum, other) => sum + other.points + other.resources * RESOURCE_IN_CITY, 0);
  const city = choice.tile && !ledger.fallsBack ? cityWorth(position, ledger, choice.tile) : 0;
  return goods + city - OTHERS_WEIGHT * others;
}
