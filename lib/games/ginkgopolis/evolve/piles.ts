import type { Buildings } from '../city';
import { buildingId } from '../city';
import type { EventData } from '../events';
import type { GinkgopolisState } from '../state';
import { entryOf, withEverySeat } from './seats';

export function drawCards(state: GinkgopolisState, { draws }: EventData<'CardsDrawn'>): GinkgopolisState {
  const drawn = draws.reduce((sum, { cards }) => sum + cards.length, 0);
  const table = { ...state, deck: state.deck.slice(drawn) };
  return withEverySeat(table, ({ hand }, seat) => ({
    hand: [...hand, ...draws.flatMap((draw) => (draw.seat === seat ? draw.cards : []))],
  }));
}

export function rebuildDeck(
  state: GinkgopolisState,
  { buildings, cards, turnedUp }: EventData<'DeckRebuilt'>,
): GinkgopolisState {
  const finished = Object.entries(state.buildings).map(([space, building]) => [
    space,
    building.site && buildings.includes(buildingId(building)) ? { ...building, site: false } : building,
  ]);
  return {
    ...state,
    buildings: Object.fromEntries(finished) as Buildings,
    discard: cards.slice(0, turnedUp),
    deck: cards.slice(turnedUp),
  };
}

export function passHands(state: GinkgopolisState, { to, firstPlayer }: EventData<'HandsPassed'>): GinkgopolisState {
  const hands = state.seats.map(({ hand }) => hand);
  return withEverySeat({ ...state, firstPlayer }, (_, seat) => ({ hand: entryOf(hands, to.indexOf(seat)) }));
}

export function triggerEnd(state: GinkgopolisState, { trigger }: EventData<'EndTriggered'>): GinkgopolisState {
  return { ...state, endTriggers: [...state.endTriggers, trigger] };
}
