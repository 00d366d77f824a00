import type { CharacterId } from '../components';
import { CHARACTER_IDS } from '../components';
import type { EventData } from '../events';
import type { Calling, CitadelsState, Drafting, Table } from '../state';
import { inPhase } from '../state';
import { without, withSeat } from './seats';

/** What every phase has, without what the last one added. */
export function tableOf(table: Table): Table {
  const { options, round, crown, deck, bank, seats, firstComplete, endProposal } = table;
  return { options, round, crown, deck, bank, seats, firstComplete, endProposal };
}

/** By rank, so that the order of the cards tells nothing. */
const byRank = (characters: readonly CharacterId[]) => CHARACTER_IDS.filter((id) => characters.includes(id));

export function layOutCharacters(state: CitadelsState, data: EventData<'CharactersLaidOut'>): Drafting {
  const { faceUp, faceDown, rest } = data;
  return {
    ...tableOf(state),
    phase: 'drafting',
    faceUp,
    faceDown,
    hidden: [],
    roles: state.seats.map(() => []),
    step: 0,
    offered: byRank(without(rest, [faceDown])),
  };
}

export function pickCharacter(state: CitadelsState, data: EventData<'CharacterPicked'>): Drafting {
  const { seat, character, buried } = data;
  const drafting = inPhase(state, 'drafting');
  const aside = buried === null ? [] : [buried];
  const planless = withSeat(drafting, seat, (own) => ({ ...own, orders: { ...own.orders, draft: [] } }));
  return {
    ...planless,
    step: drafting.step + 1,
    offered: without(drafting.offered, [character, ...aside]),
    hidden: [...drafting.hidden, ...aside],
    roles: drafting.roles.map((own, index) => (index === seat ? byRank([...own, character]) : own)),
  };
}

export function offerFaceDown(state: CitadelsState): Drafting {
  const drafting = inPhase(state, 'drafting');
  return { ...drafting, offered: byRank([...drafting.offered, drafting.faceDown]) };
}

export function endDraft(state: CitadelsState, { buried }: EventData<'DraftEnded'>): Calling {
  const { faceUp, hidden, roles, ...rest } = inPhase(state, 'drafting');
  const calls = { called: [], murdered: null, robbed: null };
  return { ...tableOf(rest), ...calls, faceUp, roles, hidden: [...hidden, ...buried], phase: 'calling' };
}
