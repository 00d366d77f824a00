import type { Prompt } from '@/lib/engine/game-definition';
import type { CitadelsCommand, PromptKind } from './commands';
import type { CharacterId, DistrictId } from './components';
import { GRAVEYARD_ANSWERS } from './components';
import { keepCount } from './decide/action';
import { draftStep } from './decide/draft';
import { mayProposeEnd } from './decide/orders';
import {
  buildRefusal,
  destructionRefusal,
  incomeOf,
  mayUseLaboratory,
  mayUseSmithy,
  robberyTargets,
  victims,
} from './decide/turn-rules';
import type { CitadelsState, Drafting, Playing } from './state';
import { inPhase, seatAt, setUpOf } from './state';

type Commands = readonly CitadelsCommand[];

/** What the seat may answer to its prompt; of the cards the Magician exchanges, and of plans, a sample. */
export function legalCommands(state: CitadelsState, { kind }: Prompt): Commands {
  switch (kind as PromptKind) {
    case 'pick-character':
      return picks(inPhase(state, 'drafting'));
    case 'take-turn':
      return possibleSteps(inPhase(state, 'playing'));
    case 'use-graveyard':
      return [true, false].map((take) => ({ type: 'AnswerGraveyard', data: { take } }));
    case 'agree-to-end':
      return [true, false].map((agree) => ({ type: 'AnswerEnd', data: { agree } }));
    case 'standing-orders':
      return orders(state);
  }
}

function picks(state: Drafting): Commands {
  return possiblePicks(state.offered, draftStep(state)?.buries ?? false);
}

/** Each of the offered characters, with each other one laid aside where the draft asks for that. */
export function possiblePicks(offered: readonly CharacterId[], buries: boolean): Commands {
  return offered.flatMap((character) => {
    const aside = buries ? offered.filter((other) => other !== character) : [null];
    return aside.map((bury) => ({ type: 'PickCharacter', data: { character, bury } }) as const);
  });
}

/** What the player whose turn it is may do next. */
export function possibleSteps(state: Playing): Commands {
  const { turn } = state;
  if (turn.drawn) return keeps(state, turn.drawn);
  const end: Commands = turn.actionTaken ? [{ type: 'EndTurn', data: {} }] : [];
  const back: Commands = turn.before ? [{ type: 'TakeStepBack', data: {} }] : [];
  const propose: Commands = mayProposeEnd(state) ? [{ type: 'ProposeEnd', data: {} }] : [];
  return [...actions(state), ...extras(state), ...builds(state), ...powers(state), ...back, ...end, ...propose];
}

function keeps(state: Playing, drawn: readonly DistrictId[]): Commands {
  const sets =
    keepCount(state) === 1
      ? drawn.map((card) => [card])
      : drawn.flatMap((one, index) => drawn.slice(index + 1).map((other) => [one, other]));
  return distinct(sets).map((keep) => ({ type: 'KeepCards', data: { keep } }));
}

function actions({ turn, deck }: Playing): Commands {
  if (turn.actionTaken) return [];
  const draw: Commands = deck.length > 0 ? [{ type: 'DrawCards', data: {} }] : [];
  return [{ type: 'TakeGold', data: {} }, ...draw];
}

function extras(state: Playing): Commands {
  const { turn } = state;
  const cards = distinct(seatAt(state, turn.seat).hand);
  const income: Commands = !turn.incomeTaken && incomeOf(state) > 0 ? [{ type: 'TakeIncome', data: {} }] : [];
  const smithy: Commands = mayUseSmithy(state) ? [{ type: 'UseSmithy', data: {} }] : [];
  const laboratory: Commands = mayUseLaboratory(state)
    ? cards.map((card) => ({ type: 'UseLaboratory', data: { card } }))
    : [];
  return [...income, ...smithy, ...laboratory];
}

function builds(state: Playing): Commands {
  return distinct(seatAt(state, state.turn.seat).hand)
    .filter((district) => !buildRefusal(state, district))
    .map((district) => ({ type: 'Build', data: { district } }));
}

function powers(state: Playing): Commands {
  const { turn } = state;
  if (turn.powerUsed) return [];
  switch (turn.character) {
    case 'assassin':
      return victims(state).map((character) => ({ type: 'Murder', data: { character } }));
    case 'thief':
      return robberyTargets(state).map((character) => ({ type: 'Rob', data: { character } }));
    case 'magician':
      return magic(state);
    case 'warlord':
      return destructions(state);
    default:
      return [];
  }
}

function magic(state: Playing): Commands {
  const { hand } = seatAt(state, state.turn.seat);
  const others = state.seats.flatMap((_, seat) => (seat === state.turn.seat ? [] : [seat]));
  const sets = [...distinct(hand).map((card) => [card]), ...(hand.length > 1 ? [[...hand]] : [])];
  return [
    ...others.map((other) => ({ type: 'SwapHands', data: { with: other } }) as const),
    ...sets.map((cards) => ({ type: 'ExchangeCards', data: { cards } }) as const),
  ];
}

function destructions(state: Playing): Commands {
  return state.seats
    .flatMap(({ city }, seat) => city.map(({ district }) => ({ seat, district })))
    .filter((target) => !destructionRefusal(state, target))
    .map((target) => ({ type: 'Destroy', data: target }));
}

function orders(state: CitadelsState): Commands {
  const { characters } = setUpOf(state);
  const plans = [[], ...characters.map((character) => [character]), [...characters]];
  return [
    ...plans.map((wanted) => ({ type: 'PlanDraft', data: { characters: wanted } }) as const),
    ...GRAVEYARD_ANSWERS.map((answer) => ({ type: 'PlanGraveyard', data: { answer } }) as const),
  ];
}

/** Equal ones once, as cards of one kind are equal. */
function distinct<Item>(items: readonly Item[]): readonly Item[] {
  const known = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...known.values()];
}
