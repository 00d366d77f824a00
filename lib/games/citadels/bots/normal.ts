import type { Bot } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import type { CitadelsCommand, CommandType } from '../commands';
import type { CharacterId, DistrictId } from '../components';
import { INCOME_COLOURS } from '../decide/turn-rules';
import { DISTRICTS } from '../districts';
import type { CitadelsView } from '../view-types';
import { characterWorth, robberyWorth, victimWorth } from './character-worth';
import type { Position } from './position';
import { coloursOf, countOf, districtWorth, positionOf, rivals, standing, unknownCharacters } from './position';

type Of<Type extends CommandType> = Extract<CitadelsCommand, { type: Type }>;
type Table = Readonly<{ position: Position; legal: readonly CitadelsCommand[]; chance: RandomSource }>;

/** A hand this small wants cards. */
const FEW_CARDS = 2;
/** Gold that is left after the Smithy's price. */
const GOLD_TO_SPARE = 5;

function of<Type extends CommandType>({ legal }: Table, type: Type): readonly Of<Type>[] {
  return legal.filter((command): command is Of<Type> => command.type === type);
}

/** The item that is worth most; chance decides between equals. */
function best<Item>(items: readonly Item[], worth: (item: Item) => number, chance: RandomSource): Item | undefined {
  const weighed = items.map((item) => ({ item, worth: worth(item) + chance.integer(0, 99) / 1_000 }));
  return weighed.toSorted((one, other) => other.worth - one.worth)[0]?.item;
}

/** Plays by rules of thumb, from what its seat sees. */
export const normal: Bot<CitadelsView, CitadelsCommand> = ({ view, prompt, legalCommands, random }) => {
  const table: Table = { position: positionOf(view, prompt.seat), legal: legalCommands, chance: random };
  const command = answer(table, prompt.kind) ?? legalCommands[0];
  if (!command) throw new Error('No answer is legal');
  return command;
};

function answer(table: Table, kind: string): CitadelsCommand | undefined {
  switch (kind) {
    case 'pick-character':
      return pick(table);
    case 'use-graveyard':
      return fetch(table);
    case 'agree-to-end':
      return of(table, 'AnswerEnd').find(({ data }) => data.agree);
    default:
      return nextStep(table);
  }
}

function pick(table: Table): CitadelsCommand | undefined {
  const { position, chance } = table;
  const worth = (character: CharacterId | null) => (character ? characterWorth(position, character) : 0);
  return best(of(table, 'PickCharacter'), ({ data }) => 2 * worth(data.character) + worth(data.bury), chance);
}

/** The steps of a turn in the order in which they pay. */
function nextStep(table: Table): CitadelsCommand | undefined {
  return (
    keep(table) ??
    power(table) ??
    act(table) ??
    earnFirst(table) ??
    build(table) ??
    of(table, 'TakeIncome')[0] ??
    laboratory(table) ??
    smithy(table) ??
    destroy(table) ??
    of(table, 'EndTurn')[0]
  );
}

function keep(table: Table): CitadelsCommand | undefined {
  const { position, chance } = table;
  const built = new Set([...position.wanted, ...position.mine.city.map(({ district }) => district)]);
  const worth = (card: DistrictId) => {
    const { cost } = DISTRICTS[card];
    const isDear = cost > position.mine.gold + 4;
    return (built.has(card) ? -5 : districtWorth(position, card)) - (isDear ? 1.5 : 0);
  };
  return best(of(table, 'KeepCards'), ({ data }) => data.keep.reduce((sum, card) => sum + worth(card), 0), chance);
}

function power(table: Table): CitadelsCommand | undefined {
  const { position, chance } = table;
  const unknown = unknownCharacters(position);
  const mayBe = <Named extends Readonly<{ data: { character: CharacterId } }>>(commands: readonly Named[]) => {
    const likely = commands.filter(({ data }) => unknown.includes(data.character));
    return likely.length > 0 ? likely : commands;
  };
  return (
    best(mayBe(of(table, 'Murder')), ({ data }) => victimWorth(position, data.character, chance), chance) ??
    best(mayBe(of(table, 'Rob')), ({ data }) => robberyWorth(data.character, chance), chance) ??
    magic(table)
  );
}

/** A much bigger hand is worth the swap; else cards of no use are exchanged. */
function magic(table: Table): CitadelsCommand | undefined {
  const { position, chance } = table;
  const { mine, view, wanted, spare } = position;
  const size = (seat: number) => view.seats[seat]?.handSize ?? 0;
  const swap = best(of(table, 'SwapHands'), ({ data }) => size(data.with), chance);
  if (swap && size(swap.data.with) >= wanted.length + 2) return swap;
  const useless = of(table, 'ExchangeCards').find(({ data }) => data.cards.every((card) => spare.includes(card)));
  return useless && spare.length >= Math.max(1, mine.handSize / 2)
    ? { type: 'ExchangeCards', data: { cards: [...spare] } }
    : undefined;
}

/** Cards when the hand runs short, else gold. */
function act(table: Table): CitadelsCommand | undefined {
  const { wanted, mine } = table.position;
  const [draw] = of(table, 'DrawCards');
  const cheapest = Math.min(...wanted.map((card) => DISTRICTS[card].cost));
  const isArchitect = table.position.view.turn?.character === 'architect';
  const hasEnough = wanted.length > (isArchitect ? 0 : FEW_CARDS - 1);
  const needsCards =
    wanted.length === 0 || (!hasEnough && mine.gold >= cheapest) || (mine.gold >= 6 && wanted.length < 2);
  return needsCards && draw ? draw : of(table, 'TakeGold')[0];
}

/** The income first where it pays for a better district; afterwards where that district adds to it. */
function earnFirst(table: Table): CitadelsCommand | undefined {
  const [income] = of(table, 'TakeIncome');
  const colour = INCOME_COLOURS[table.position.view.turn?.character ?? 'assassin'];
  if (!income || !colour) return undefined;
  const { mine, wanted } = table.position;
  const affordable = Math.max(0, ...wanted.map(costOf).filter((cost) => cost <= mine.gold));
  const after = Math.max(0, ...wanted.map(costOf).filter((cost) => cost <= mine.gold + countOf(mine, colour)));
  return after > affordable ? income : undefined;
}

const costOf = (card: DistrictId) => DISTRICTS[card].cost;

function build(table: Table): CitadelsCommand | undefined {
  const { position, chance } = table;
  return best(of(table, 'Build'), ({ data }) => districtWorth(position, data.district), chance);
}

function laboratory(table: Table): CitadelsCommand | undefined {
  return of(table, 'UseLaboratory').find(({ data }) => table.position.spare.includes(data.card));
}

function smithy(table: Table): CitadelsCommand | undefined {
  const { wanted, mine } = table.position;
  return wanted.length < FEW_CARDS && mine.gold >= GOLD_TO_SPARE ? of(table, 'UseSmithy')[0] : undefined;
}

/** What is free, or holds up who is in front. Never the own city. */
function destroy(table: Table): CitadelsCommand | undefined {
  const { position, chance } = table;
  const { view, seat, mine } = position;
  const [leader] = rivals(position);
  const worth = ({ data }: Of<'Destroy'>) => {
    const owner = view.seats[data.seat];
    if (!owner || data.seat === seat) return -10;
    const price = costOf(data.district) - 1;
    const isClose = owner.city.length >= view.citySize - 2;
    const hurts = DISTRICTS[data.district].score + (isClose ? 3 : 0) + (data.seat === leader ? 1 : 0);
    const breaksColours = coloursOf(owner).size === 5 ? 1 : 0;
    return hurts + breaksColours + (standing(owner) - standing(mine)) / 10 - 2.2 * price;
  };
  const target = best(of(table, 'Destroy'), worth, chance);
  return target && worth(target) > 0.5 ? target : undefined;
}

function fetch(table: Table): CitadelsCommand | undefined {
  const { position } = table;
  const { view, mine } = position;
  const district = view.offer?.district;
  const has = new Set([...position.wanted, ...mine.city.map((built) => built.district)]);
  const take = district !== undefined && !has.has(district) && mine.gold >= 2 && costOf(district) >= 3;
  return of(table, 'AnswerGraveyard').find(({ data }) => data.take === take);
}
