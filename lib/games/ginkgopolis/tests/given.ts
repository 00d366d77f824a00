import type { Seat } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { BUILDING_IDS } from '../cards';
import type { Building, Buildings } from '../city';
import type { Choice, GinkgopolisCommand } from '../commands';
import type { BuildingId, CardId, Space } from '../components';
import { LETTERS, partsOf } from '../components';
import { decide } from '../decide';
import type { EventData, EventType, GinkgopolisEvent } from '../events';
import { evolve } from '../evolve';
import { START_BUILDINGS, START_SPACES } from '../set-up';
import type { Choosing, GinkgopolisState, SeatState, Table } from '../state';
import { initialState, noAnswers, seatAt } from '../state';

export const [ANN, BOB, CY] = [0, 1, 2];

/** A building on the table; without more said a starting one. */
export function building(id: BuildingId, some: Partial<Building> = {}): Building {
  const height = some.height ?? 1;
  const resources = some.owner === undefined || some.owner === null ? 0 : height;
  return { ...partsOf(id), height, owner: null, resources, site: false, ...some };
}

/**
 * The first city in order: red 1 to 3 in the top row, then yellow, then blue.
 *
 *         A        B        C
 *   L   red-1    red-2    red-3    D
 *   K  yellow-1 yellow-2 yellow-3  E
 *   J  blue-1   blue-2   blue-3    F
 *         I        H        G
 */
export const FIRST_CITY: Buildings = Object.fromEntries(
  START_SPACES.map((space, index) => [space, building(START_BUILDINGS[index] ?? 'red-1')]),
);

const CARDS: readonly CardId[] = [...LETTERS, ...START_BUILDINGS];

function player(seat: Seat, some: Partial<SeatState>): SeatState {
  return {
    resources: 5,
    supply: 10,
    points: 5,
    tiles: [],
    hand: CARDS.slice(4 * seat, 4 * seat + 4),
    newHandTokens: 2,
    newHandsTaken: 0,
    characters: [],
    tableau: [],
    ...some,
  };
}

type Given = Partial<Omit<Table, 'seats' | 'options' | 'buildings'>> & {
  players: readonly Partial<SeatState>[];
  smallChoices?: 'sealed' | 'table';
  buildings?: Readonly<Record<Space, Building>>;
};

/** A round in which everybody is about to choose. Ann begins, nobody has a bonus, and nothing is scarce. */
export function given({ players, smallChoices = 'sealed', buildings = {}, ...some }: Given): Choosing {
  const seats = players.map((one, seat) => player(seat, one));
  const empty = initialState({ seatCount: seats.length, options: { characters: 'starter', smallChoices } });
  const held = new Set<CardId>(seats.flatMap(({ hand, tableau }) => [...hand, ...tableau]));
  const city = { ...FIRST_CITY, ...buildings };
  return {
    ...empty,
    phase: 'choosing',
    round: 4,
    buildings: city,
    tileSupply: sparesIn(city, seats),
    deck: CARDS.filter((card) => !held.has(card)),
    seats,
    choices: noAnswers({ seats }),
    ...some,
  };
}

/** Tiles that nobody holds and that are not in the city. */
function sparesIn(buildings: Buildings, seats: readonly SeatState[]): readonly BuildingId[] {
  const used = new Set(seats.flatMap(({ tiles }) => tiles));
  for (const { colour, number } of Object.values(buildings)) used.add(`${colour}-${number}`);
  return BUILDING_IDS.filter((id) => !used.has(id));
}

export type Played = Readonly<{ state: GinkgopolisState; events: readonly GinkgopolisEvent[] }>;

/** The command is accepted, and this comes of it. */
export function when(
  state: GinkgopolisState,
  seat: Seat,
  command: GinkgopolisCommand,
  random: RandomSource = seededRandom(1),
): Played {
  const decision = decide({ ...command, seat }, state, random);
  if (decision.outcome === 'rejected') throw new Error(`Refused: ${decision.reason}`);
  return { state: decision.events.reduce(evolve, state), events: decision.events };
}

/** The command is refused for this reason. */
export function refusalOf(state: GinkgopolisState, seat: Seat, command: GinkgopolisCommand) {
  const decision = decide({ ...command, seat }, state, seededRandom(1));
  if (decision.outcome === 'accepted') throw new Error('Accepted');
  return decision;
}

export function choice(card: CardId, some: Partial<Choice> = {}): Choice {
  return { card, tile: null, gain: null, tokenTo: null, ...some };
}

export function seal(sealed: Choice): GinkgopolisCommand {
  return { type: 'SealChoice', data: { choice: sealed } };
}

/** Everybody seals one after the other, and the round resolves; the events are those of the resolution. */
export function resolved(state: GinkgopolisState, ...choices: readonly Choice[]): Played {
  let played: Played = { state, events: [] };
  for (const [seat, sealed] of choices.entries()) played = when(played.state, seat, seal(sealed));
  return played;
}

/** What the events of one type tell, in order. */
export function told<Type extends EventType>({ events }: Pick<Played, 'events'>, type: Type): EventData<Type>[] {
  return events.flatMap((event) => (event.type === type ? [event.data as EventData<Type>] : []));
}

export function at(played: Pick<Played, 'state'>, seat: Seat): SeatState {
  return seatAt(played.state, seat);
}
