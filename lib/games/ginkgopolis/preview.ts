import type { Seat } from '@/lib/engine/game-definition';
import type { Action } from './cards';
import { buildingCard } from './cards';
import type { Building, City } from './city';
import { buildingId, neighbours, spaceOf } from './city';
import type { Choice, Gain } from './commands';
import type { BuildingId, CardId, CharacterId, Letter, Space, TileId } from './components';
import { isLetter } from './components';
import { districtsOf } from './districts';
import { feesFor } from './fees';
import { addGoods, goods } from './goods';
import { freeNeighbours } from './letter-ring';
import { GAIN_WHEN_UNSAID, PUSH_WHEN_UNSAID, resourcesFromSupply } from './rulings';
import { buildingOf, cityOf } from './seen-city';
import type {
  DistrictView,
  GinkgopolisView,
  Goods,
  Ledger,
  LedgerGain,
  LedgerPayment,
  Screen,
  SeatView,
} from './view-types';
import { bonusesFor, LETTER_GAINS, yieldOf } from './yields';

/** The table as one player sees it, with what lies behind that player's own screen. */
type OwnTable = Readonly<{ view: GinkgopolisView; city: City; seat: Seat; mine: SeatView; screen: Screen }>;

function ownTable(view: GinkgopolisView, seat: Seat): OwnTable {
  const mine = view.seats[seat];
  if (!mine?.screen) throw new Error(`Nobody can look behind the screen of seat ${seat} here`);
  return { view, city: cityOf(view), seat, mine, screen: mine.screen };
}

/** The tiles that may be added to a card: all behind the player's screen. */
export function playableTiles(view: GinkgopolisView, seat: Seat): readonly TileId[] {
  return view.seats[seat]?.screen?.tiles ?? [];
}

/** Where the letter may go once a tile lies in its place; empty when it must be pushed. */
export function tokenSpacesFor(view: GinkgopolisView, letter: Letter): readonly Space[] {
  return freeNeighbours(cityOf(view), view.tokens[letter]);
}

/** A choice that can be sealed as it is: the small choices are filled in, unless they are asked at the table. */
export function defaultChoice(view: GinkgopolisView, card: CardId, tile: TileId | null = null): Choice {
  if (!isLetter(card) || view.options.smallChoices === 'table') return { card, tile, gain: null, tokenTo: null };
  const tokenTo = tile && (tokenSpacesFor(view, card)[0] ?? PUSH_WHEN_UNSAID);
  return { card, tile, gain: GAIN_WHEN_UNSAID, tokenTo };
}

/** What building would cost, what it would bring before bonuses, and the building that would stand there. */
type Plan = Readonly<{
  action: Exclude<Action, 'exploit'>;
  space: Space;
  building: Building;
  pays: readonly LedgerPayment[];
  /** From the building's own floors, so that it may pay for the new one. */
  ownBack: number;
  others: Ledger['others'];
  keeps: BuildingId | null;
}>;

function planFor(table: OwnTable, card: CardId, tile: TileId): Plan {
  return isLetter(card) ? urbanizePlan(table, card, tile) : constructPlan(table, card, tile);
}

function urbanizePlan({ city, seat }: OwnTable, letter: Letter, tile: TileId): Plan {
  const { colour, number } = buildingCard(tile);
  return {
    action: 'urbanize',
    space: city.tokens[letter],
    building: { colour, number, height: 1, owner: seat, resources: 1, site: true },
    pays: [{ reason: 'urbanize', resources: 1, points: 0 }],
    ownBack: 0,
    others: [],
    keeps: null,
  };
}

function constructPlan({ city, seat }: OwnTable, card: BuildingId, tile: TileId): Plan {
  const { space, building } = standing(city, card);
  const { colour, number } = buildingCard(tile);
  const height = building.height + 1;
  const fees = feesFor(tile, building);
  const pays: readonly LedgerPayment[] = [
    { reason: 'floors', resources: height, points: 0 },
    { reason: 'colour', resources: fees.resources, points: 0 },
    { reason: 'number', resources: 0, points: fees.points },
  ];
  const { owner, resources } = building;
  return {
    action: 'construct',
    space,
    building: { colour, number, height, owner: seat, resources: height, site: true },
    pays: pays.filter((payment) => payment.resources + payment.points > 0),
    ownBack: owner === seat ? resources : 0,
    others: owner === null || owner === seat ? [] : [{ seat: owner, resources, points: resources }],
    keeps: card,
  };
}

function standing({ buildings }: City, card: BuildingId): Readonly<{ space: Space; building: Building }> {
  const space = spaceOf(buildings, card);
  const building = space && buildings[space];
  if (!building) throw new Error(`No building ${card} in the city`);
  return { space, building };
}

const paid = (pays: readonly LedgerPayment[]) => ({
  resources: pays.reduce((sum, { resources }) => sum + resources, 0),
  points: pays.reduce((sum, { points }) => sum + points, 0),
});

function lackingFor({ screen }: OwnTable, { pays, ownBack }: Plan): 'resources' | 'points' | false {
  const { resources, points } = paid(pays);
  if (screen.resources + ownBack < resources) return 'resources';
  return screen.points < points && 'points';
}

/** What the general supply gives: own resources while they last, tiles unless they have run out for good. */
function given({ view }: OwnTable, supply: number, wanted: readonly LedgerGain[]): readonly LedgerGain[] {
  const left = { resources: supply, tiles: view.exhaustions === 0 ? Number.POSITIVE_INFINITY : view.tileSupplyCount };
  return wanted.map((gain) => {
    const resources = resourcesFromSupply(gain.goods.resources, left.resources);
    const tiles = Math.min(gain.goods.tiles, left.tiles);
    left.resources -= resources;
    left.tiles -= tiles;
    return { ...gain, goods: { resources, tiles, points: gain.goods.points } };
  });
}

function gainFrom(reason: LedgerGain['reason'], from: LedgerGain['from'], parts: readonly Goods[]): LedgerGain {
  return { reason, from, goods: addGoods(...parts) };
}

function bonusGain({ mine }: OwnTable, when: Action): readonly LedgerGain[] {
  const bonuses = bonusesFor(when, mine.characters, mine.tableau);
  const cards = bonuses.map(({ card }): BuildingId | CharacterId => card);
  return cards.length === 0
    ? []
    : [
        gainFrom(
          'bonus',
          cards,
          bonuses.map(({ gain }) => gain),
        ),
      ];
}

function neighbourYield({ city }: OwnTable, at: Space): readonly LedgerGain[] {
  const yielding = neighbours(at).flatMap((space) => city.buildings[space] ?? []);
  return [gainFrom('yield', yielding.map(buildingId), yielding.map(yieldOf))];
}

/** A letter that falls back takes a resource when nothing else was said; at the table its player is asked. */
function unsaidGain({ view }: OwnTable, { tile, gain }: Choice): Gain | null {
  return gain ?? (tile && view.options.smallChoices === 'sealed' ? GAIN_WHEN_UNSAID : null);
}

function exploitLedger(table: OwnTable, choice: Choice, fallsBack: Ledger['fallsBack']): Ledger {
  const { card } = choice;
  const target = isLetter(card) ? null : standing(table.city, card);
  const gain = unsaidGain(table, choice);
  const ofLetter = gain ? [gainFrom('letter', [], [LETTER_GAINS[gain]])] : [];
  const ofCard = target ? [gainFrom('yield', [buildingId(target.building)], [yieldOf(target.building)])] : ofLetter;
  const gains = given(table, table.screen.supply, [...ofCard, ...bonusGain(table, 'exploit')]);
  return {
    action: 'exploit',
    space: target?.space ?? null,
    fallsBack,
    pays: [],
    gains,
    keeps: null,
    others: [],
    district: null,
    tokenSpaces: null,
    left: leftBehind(table, { pays: [], gains, tile: false }),
  };
}

function buildLedger(table: OwnTable, plan: Plan): Ledger {
  const { action, space, building, pays, ownBack, others, keeps } = plan;
  const grown: City = { ...table.city, buildings: { ...table.city.buildings, [space]: building } };
  const toSupply = pays.find(({ reason }) => reason === 'colour')?.resources ?? 0;
  const yields = action === 'urbanize' ? neighbourYield(table, space) : [];
  const gains = [
    ...(ownBack > 0 ? [gainFrom('own-resources-back', [], [goods({ resources: ownBack })])] : []),
    ...given(table, table.screen.supply + toSupply, [...yields, ...bonusGain(table, action)]),
  ];
  return {
    action,
    space,
    fallsBack: false,
    pays,
    gains,
    keeps,
    others,
    district: districtChange(table, grown, space),
    tokenSpaces: action === 'urbanize' ? freeNeighbours(grown, space) : null,
    left: leftBehind(table, { pays, gains, tile: true }),
  };
}

type Moved = Readonly<{ pays: readonly LedgerPayment[]; gains: readonly LedgerGain[]; tile: boolean }>;

function leftBehind({ screen }: OwnTable, { pays, gains, tile }: Moved): Goods {
  const cost = paid(pays);
  const gained = addGoods(...gains.map(({ goods: part }) => part));
  return {
    resources: screen.resources - cost.resources + gained.resources,
    tiles: screen.tiles.length - (tile ? 1 : 0) + gained.tiles,
    points: screen.points - cost.points + gained.points,
  };
}

function pointsIn({ points }: DistrictView, of: Seat): number {
  return points.reduce((sum, place) => sum + (place.seat === of ? place.points : 0), 0);
}

function districtChange({ view: table, seat }: OwnTable, grown: City, space: Space): Ledger['district'] {
  const view = districtsOf(grown).find(({ spaces }) => spaces.includes(space));
  if (!view) return null;
  const joined = table.districts.filter(
    ({ colour, spaces }) => colour === view.colour && spaces.some((one) => view.spaces.includes(one)),
  );
  const before = joined.reduce((sum, district) => sum + pointsIn(district, seat), 0);
  return { before, after: pointsIn(view, seat), view };
}

/** The card is still to be resolved: a page of the history may show the table while or after it was. */
export function isToResolve({ buildings, played }: GinkgopolisView, card: CardId): boolean {
  if (played.some((resolved) => resolved.card === card)) return false;
  return isLetter(card) || buildingOf({ buildings }, card) !== undefined;
}

/**
 * What a choice would do if it were resolved on the table as it lies now, for a view that shows what is behind the
 * seat's own screen. Small choices may still be open. Tiles are counted as if enough were given back when they run out
 * for the first time: nobody can know that.
 */
export function previewChoice(view: GinkgopolisView, seat: Seat, choice: Choice): Ledger {
  const table = ownTable(view, seat);
  if (!choice.tile) return exploitLedger(table, choice, false);
  const plan = planFor(table, choice.card, choice.tile);
  const lacking = lackingFor(table, plan);
  return lacking ? exploitLedger(table, choice, lacking) : buildLedger(table, plan);
}
