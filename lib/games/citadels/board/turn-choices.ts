import type { Seat } from '@/lib/engine/game-definition';
import type { CitadelsCommand, CommandType } from '../commands';
import type { CharacterId, Colour, DistrictId } from '../components';
import { refusalOf } from '../decide';
import { keepCount } from '../decide/action';
import { mayProposeEnd } from '../decide/orders';
import { buildLimit, destructionPrice, INCOME_COLOURS, incomeOf, payable } from '../decide/turn-rules';
import { DISTRICTS } from '../districts';
import { knownTable } from '../known-table';
import type { Refused } from '../refusals';
import {
  ACTION_CARDS,
  ACTION_GOLD,
  ARCHITECT_CARDS,
  LABORATORY_GOLD,
  LIBRARY_KEEPS,
  MERCHANT_GOLD,
  OBSERVATORY_CARDS,
  SMITHY,
} from '../rulings';
import type { Playing } from '../state';
import { hasDistrict, seatAt, setUpOf } from '../state';
import type { CitadelsView } from '../view-types';

/** A step of the turn, and why the rules would not take it now. */
export type Choice<Type extends CommandType = CommandType> = Readonly<{
  command: Extract<CitadelsCommand, { type: Type }>;
  refusal: Refused;
}>;

/** With either, `extra` gold comes for the Merchant, and `more` cards for the Architect. */
export type Take = Choice<'TakeGold'> & Readonly<{ amount: number; extra: number; more: number }>;
export type Draw = Choice<'DrawCards'> & Readonly<{ drawn: number; kept: number; more: number; extra: number }>;
export type Income = Choice<'TakeIncome'> & Readonly<{ colour: Colour; amount: number }>;
export type Building = Choice<'Build'> & Readonly<{ district: DistrictId; price: number }>;
export type Smithing = Choice<'UseSmithy'> & Readonly<{ price: number; cards: number }>;
export type Experiment = Choice<'UseLaboratory'> & Readonly<{ card: DistrictId; amount: number }>;
export type Swap = Choice<'SwapHands'> & Readonly<{ seat: Seat; given: number; got: number }>;
export type Naming = Choice<'Murder' | 'Rob'> & Readonly<{ character: CharacterId }>;
export type Destruction = Choice<'Destroy'> & Readonly<{ seat: Seat; district: DistrictId; price: number }>;

/** All that the player whose turn it is could think of, with its effect, and with the reason where it is not possible. */
export type TurnChoices = Readonly<{
  gold: Take;
  cards: Draw;
  /** For characters with a colour. */
  income: Income | undefined;
  builds: readonly Building[];
  /** Districts that may still be built in this turn. */
  buildsLeft: number;
  namings: readonly Naming[];
  swaps: readonly Swap[];
  /** Of any cards of the hand; here of all. */
  exchange: Choice<'ExchangeCards'> | undefined;
  destructions: readonly Destruction[];
  smithy: Smithing | undefined;
  experiments: readonly Experiment[];
  back: Choice<'TakeStepBack'>;
  end: Choice<'EndTurn'>;
  proposal: Choice<'ProposeEnd'> | undefined;
}>;

type Judge = <Type extends CommandType>(command: Extract<CitadelsCommand, { type: Type }>) => Choice<Type>;

/** What the player may do now, judged by the rules on the view alone; `undefined` for everybody else. */
export function turnChoices(view: CitadelsView): TurnChoices | undefined {
  const table = knownTable(view);
  const own = table && view.seats[table.turn.seat];
  if (!table || table.turn.drawn || !own?.hand) return undefined;
  const { seat } = table.turn;
  const judge: Judge = (command) => ({ command, refusal: refusalOf({ ...command, seat }, table) });
  return {
    ...actions(table, judge),
    builds: builds(table, judge),
    buildsLeft: Math.max(0, buildLimit(table.turn) - table.turn.built),
    ...powers(table, judge),
    ...ownDistricts(table, judge),
    back: judge({ type: 'TakeStepBack', data: {} }),
    end: judge({ type: 'EndTurn', data: {} }),
    proposal: mayProposeEnd(table) ? judge({ type: 'ProposeEnd', data: {} }) : undefined,
  };
}

/** Whether a step, picked on an earlier table perhaps, is possible on this one. */
export function offeredBy(view: CitadelsView, step: CitadelsCommand): boolean {
  const table = knownTable(view);
  return table !== undefined && !refusalOf({ ...step, seat: table.turn.seat }, table);
}

/** How many of the drawn cards the player keeps. */
export function cardsToKeep(view: CitadelsView): number {
  const table = knownTable(view);
  return table ? keepCount(table) : 0;
}

function actions(table: Playing, judge: Judge): Pick<TurnChoices, 'gold' | 'cards' | 'income'> {
  const { turn, deck } = table;
  const own = seatAt(table, turn.seat);
  const amount = payable(table, ACTION_GOLD);
  const inBank = table.bank === null ? null : table.bank - amount;
  const merchants = (bank: number | null) =>
    turn.character === 'merchant' ? payable({ ...table, bank }, MERCHANT_GOLD) : 0;
  const drawn = Math.min(deck.length, hasDistrict(own, 'observatory') ? OBSERVATORY_CARDS : ACTION_CARDS.drawn);
  const kept = Math.min(drawn, hasDistrict(own, 'library') ? LIBRARY_KEEPS : ACTION_CARDS.kept);
  const more = turn.character === 'architect' ? Math.min(ARCHITECT_CARDS, deck.length) : 0;
  const colour = INCOME_COLOURS[turn.character];
  return {
    gold: { ...judge<'TakeGold'>({ type: 'TakeGold', data: {} }), amount, extra: merchants(inBank), more },
    cards: { ...judge<'DrawCards'>({ type: 'DrawCards', data: {} }), drawn, kept, more, extra: merchants(table.bank) },
    income: colour && {
      ...judge<'TakeIncome'>({ type: 'TakeIncome', data: {} }),
      colour,
      amount: payable(table, incomeOf(table)),
    },
  };
}

function builds(table: Playing, judge: Judge): readonly Building[] {
  return kindsOf(seatAt(table, table.turn.seat).hand).map((district) => ({
    ...judge<'Build'>({ type: 'Build', data: { district } }),
    district,
    price: DISTRICTS[district].cost,
  }));
}

type Powers = Pick<TurnChoices, 'namings' | 'swaps' | 'exchange' | 'destructions'>;

const NO_POWER: Powers = { namings: [], swaps: [], exchange: undefined, destructions: [] };

function powers(table: Playing, judge: Judge): Powers {
  switch (table.turn.character) {
    case 'assassin':
      return { ...NO_POWER, namings: namings(table, 'Murder', judge) };
    case 'thief':
      return { ...NO_POWER, namings: namings(table, 'Rob', judge) };
    case 'magician':
      return { ...NO_POWER, ...magic(table, judge) };
    case 'warlord':
      return { ...NO_POWER, destructions: destructions(table, judge) };
    default:
      return NO_POWER;
  }
}

function namings(table: Playing, type: 'Murder' | 'Rob', judge: Judge): readonly Naming[] {
  return setUpOf(table)
    .characters.filter((character) => character !== table.turn.character)
    .map((character) => ({ ...judge<'Murder' | 'Rob'>({ type, data: { character } }), character }));
}

function magic(table: Playing, judge: Judge): Pick<Powers, 'swaps' | 'exchange'> {
  const { seat: self } = table.turn;
  const { hand } = seatAt(table, self);
  const swaps = table.seats.map((other, seat) => ({
    ...judge<'SwapHands'>({ type: 'SwapHands', data: { with: seat } }),
    ...{ seat, given: hand.length, got: other.hand.length },
  }));
  const all = judge<'ExchangeCards'>({ type: 'ExchangeCards', data: { cards: [...hand] } });
  return { swaps: swaps.filter(({ seat }) => seat !== self), exchange: hand.length > 0 ? all : undefined };
}

function destructions(table: Playing, judge: Judge): readonly Destruction[] {
  return table.seats.flatMap(({ city }, seat) =>
    city.map(({ district }) => ({
      ...judge<'Destroy'>({ type: 'Destroy', data: { seat, district } }),
      ...{ seat, district, price: destructionPrice(table, { seat, district }) },
    })),
  );
}

function ownDistricts(table: Playing, judge: Judge): Pick<TurnChoices, 'smithy' | 'experiments'> {
  const own = seatAt(table, table.turn.seat);
  const smithy = { ...judge<'UseSmithy'>({ type: 'UseSmithy', data: {} }), ...SMITHY };
  const amount = payable(table, LABORATORY_GOLD);
  const experiments = kindsOf(own.hand).map((card) => ({
    ...judge<'UseLaboratory'>({ type: 'UseLaboratory', data: { card } }),
    ...{ card, amount },
  }));
  return {
    smithy: hasDistrict(own, 'smithy') ? smithy : undefined,
    experiments: hasDistrict(own, 'laboratory') ? experiments : [],
  };
}

/** Cards of one kind are equal. */
function kindsOf(cards: readonly DistrictId[]): readonly DistrictId[] {
  return [...new Set(cards)];
}
