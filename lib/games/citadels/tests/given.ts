import type { Seat } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { districtsInOrder } from '../chance';
import type { CitadelsCommand } from '../commands';
import type { CharacterId, DistrictId } from '../components';
import { CHARACTER_IDS } from '../components';
import { decide } from '../decide';
import { deckCards } from '../districts';
import type { CitadelsEvent, EventData, EventType } from '../events';
import { evolve } from '../evolve';
import { without } from '../evolve/seats';
import type { CitadelsOptions } from '../options';
import { optionsSchema } from '../options';
import { setUpFor } from '../set-up';
import type { CitadelsState, Playing, SeatState, Turn } from '../state';
import { initialState, seatAt } from '../state';
import type { Built } from '../view-types';

export const [ANN, BOB, CY, DAN] = [0, 1, 2, 3];

type Player = Partial<Omit<SeatState, 'city'>> &
  Readonly<{
    /** What this player is in the round. */
    is: CharacterId;
    /** Districts built in the first round, or in the one named. */
    city?: readonly (DistrictId | Built)[];
  }>;

type Given = Readonly<{
  players: readonly Player[];
  /** Whose turn it is. */
  turn: CharacterId;
  options?: Partial<CitadelsOptions>;
  round?: number;
  crown?: Seat;
  murdered?: CharacterId;
  robbed?: CharacterId;
  /** From the top; by default all other cards in their order. */
  deck?: readonly DistrictId[];
  bank?: number;
  firstComplete?: Seat;
  soFar?: Partial<Turn>;
}>;

/** In the middle of a round: the turn of one character, nothing done in it yet. Characters nobody has are hidden. */
export function given({ players, turn, options = {}, soFar = {}, ...some }: Given): Playing {
  const chosen = optionsSchema.parse(options);
  const empty = initialState({ seatCount: players.length, options: chosen });
  const seats = players.map(({ is: _, city = [], ...own }): SeatState => {
    const built = city.map((each) => (typeof each === 'string' ? { district: each, round: 1 } : each));
    return { ...seatAt(empty, 0), ...own, city: built };
  });
  const roles = players.map(({ is }) => [is]);
  const { characters } = setUpFor({ seatCount: players.length, options: chosen });
  const rank = CHARACTER_IDS.indexOf(turn);
  const seat = players.findIndex(({ is }) => is === turn);
  const answerOf = (character: CharacterId) => {
    const owner = players.findIndex(({ is }) => is === character);
    return owner < 0 || character === some.murdered ? null : owner;
  };
  return {
    ...empty,
    phase: 'playing',
    round: some.round ?? 3,
    crown: some.crown ?? 0,
    bank: some.bank ?? empty.bank,
    firstComplete: some.firstComplete ?? null,
    seats,
    deck: some.deck ?? restOf(seats, chosen),
    faceUp: [],
    hidden: characters.filter((character) => !roles.flat().includes(character)),
    roles,
    called: characters
      .filter((character) => CHARACTER_IDS.indexOf(character) <= rank)
      .map((character) => ({ character, seat: answerOf(character) })),
    murdered: some.murdered ?? null,
    robbed: some.robbed ? { character: some.robbed, by: players.findIndex(({ is }) => is === 'thief') } : null,
    turn: {
      character: turn,
      seat,
      actionTaken: false,
      built: 0,
      incomeTaken: false,
      powerUsed: false,
      laboratoryUsed: false,
      smithyUsed: false,
      drawn: null,
      resumed: false,
      before: null,
      ...soFar,
    },
  };
}

function restOf(seats: readonly SeatState[], { greatWall }: CitadelsOptions): readonly DistrictId[] {
  const held = seats.flatMap(({ hand, city }) => [...hand, ...city.map(({ district }) => district)]);
  return without(deckCards({ greatWall: greatWall === 'with' }), districtsInOrder(held));
}

export type Played = Readonly<{ state: CitadelsState; events: readonly CitadelsEvent[] }>;

/** The commands of one seat are accepted one after the other, and this comes of the last. */
export function when(
  state: CitadelsState,
  seat: Seat,
  commands: CitadelsCommand | readonly CitadelsCommand[],
  random: RandomSource = seededRandom(1),
): Played {
  let played: Played = { state, events: [] };
  for (const command of [commands].flat()) {
    const decision = decide({ ...command, seat }, played.state, random);
    if (decision.outcome === 'rejected') throw new Error(`${command.type} was refused: ${decision.reason}`);
    played = { state: decision.events.reduce(evolve, played.state), events: decision.events };
  }
  return played;
}

/** The command is refused for this reason. */
export function refusalOf(state: CitadelsState, seat: Seat, command: CitadelsCommand): string {
  const decision = decide({ ...command, seat }, state, seededRandom(1));
  if (decision.outcome === 'accepted') throw new Error(`${command.type} was accepted`);
  return decision.reason;
}

/** What the events of one type tell, in order. */
export function told<Type extends EventType>({ events }: Pick<Played, 'events'>, type: Type): EventData<Type>[] {
  return events.flatMap((event) => (event.type === type ? [event.data as EventData<Type>] : []));
}

export function at({ state }: Pick<Played, 'state'>, seat: Seat): SeatState {
  return seatAt(state, seat);
}

export function cityOf(played: Pick<Played, 'state'>, seat: Seat): readonly DistrictId[] {
  return at(played, seat).city.map(({ district }) => district);
}

/** So many different districts, none of which has a rule of its own. */
export function districts(count: number): readonly DistrictId[] {
  const plain: readonly DistrictId[] = [
    'tavern',
    'market',
    'trading-post',
    'docks',
    'harbor',
    'watchtower',
    'prison',
    'battlefield',
    'church',
    'monastery',
  ];
  return plain.slice(0, count);
}

const nothing = {};
export const gold: CitadelsCommand = { type: 'TakeGold', data: nothing };
export const draw: CitadelsCommand = { type: 'DrawCards', data: nothing };
export const income: CitadelsCommand = { type: 'TakeIncome', data: nothing };
export const smithy: CitadelsCommand = { type: 'UseSmithy', data: nothing };
export const endTurn: CitadelsCommand = { type: 'EndTurn', data: nothing };
export const stepBack: CitadelsCommand = { type: 'TakeStepBack', data: nothing };
export const keep = (...cards: DistrictId[]): CitadelsCommand => ({ type: 'KeepCards', data: { keep: cards } });
export const build = (district: DistrictId): CitadelsCommand => ({ type: 'Build', data: { district } });
export const murder = (character: CharacterId): CitadelsCommand => ({ type: 'Murder', data: { character } });
export const rob = (character: CharacterId): CitadelsCommand => ({ type: 'Rob', data: { character } });
export const swap = (seat: Seat): CitadelsCommand => ({ type: 'SwapHands', data: { with: seat } });
export const exchange = (...cards: DistrictId[]): CitadelsCommand => ({ type: 'ExchangeCards', data: { cards } });
export const laboratory = (card: DistrictId): CitadelsCommand => ({ type: 'UseLaboratory', data: { card } });
export const destroy = (seat: Seat, district: DistrictId): CitadelsCommand => ({
  type: 'Destroy',
  data: { seat, district },
});
export const graveyard = (take: boolean): CitadelsCommand => ({ type: 'AnswerGraveyard', data: { take } });
