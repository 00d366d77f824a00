import { assertNever } from '@/lib/engine/decision';
import type { Seat, Viewer } from '@/lib/engine/game-definition';
import type { EventData, GinkgopolisEvent } from './events';

/** Hindsight knows what every seat knew, a player what happened behind its own screen. */
function knows(viewer: Viewer, seat: Seat): boolean {
  return viewer.role === 'hindsight' || (viewer.role === 'seat' && viewer.seat === seat);
}

function own<Secret>(viewer: Viewer, seat: Seat, secret: Secret): Secret | null {
  return knows(viewer, seat) ? secret : null;
}

/** An event as the viewer may know it. Null stands for what the viewer may not know, never for nothing. */
export type ShownEvent = NonNullable<ReturnType<typeof redactEvent>>;
export type ShownData<Type extends ShownEvent['type']> = Extract<ShownEvent, { type: Type }>['data'];

/**
 * Hides hands, piles, drawn tiles, sealed answers, and what a supply was short of, which would tell how much lies
 * behind a screen. Items taken in an action are told, as everybody at a table sees them being taken.
 */
export function redactEvent(event: GinkgopolisEvent, viewer: Viewer) {
  switch (event.type) {
    case 'CityFounded':
    case 'CharactersRevealed':
    case 'RoundBegan':
    case 'HandKept':
    case 'HandsPassed':
    case 'CardRevealed':
    case 'FellBackToExploit':
    case 'Urbanized':
    case 'TokensMoved':
    case 'ResourcesReturned':
    case 'FloorBuilt':
    case 'CardKept':
    case 'TilesLost':
    case 'TileSupplyExhausted':
    case 'EndTriggered':
    case 'MatchScored':
      return event;
    case 'TileSupplyShuffled':
      return { type: event.type, data: tileSupplyShown(event.data) };
    case 'DeckShuffled':
      return { type: event.type, data: pileShown(event.data) };
    case 'DeckRebuilt':
      return { type: event.type, data: { buildings: event.data.buildings, ...pileShown(event.data) } };
    case 'StarterSetsDealt':
      return { type: event.type, data: { characters: event.data.characters } };
    case 'CharactersOffered':
      return { type: event.type, data: { pack: packShown(event.data.packs, viewer) } };
    case 'CharacterPicked':
      return sealedShown(event, viewer) && { type: event.type, data: pickShown(event.data, viewer) };
    case 'PacksPassed':
      return { type: event.type, data: { pack: packShown(event.data.packs, viewer) } };
    case 'StartingItemsTaken':
      return { type: event.type, data: { ...event.data, ...tilesShown(event.data, viewer) } };
    case 'FirstPlayerDrawn':
      return { type: event.type, data: { seat: event.data.seats[0] ?? 0 } };
    case 'CardsDrawn':
      return { type: event.type, data: { draws: drawsShown(event.data, viewer) } };
    case 'NewHandTaken':
      return { type: event.type, data: { seat: event.data.seat, discarded: event.data.discarded } };
    case 'ChoiceSealed':
      return sealedShown(event, viewer) && { type: event.type, data: choiceShown(event.data, viewer) };
    case 'GainAsked':
      return { type: event.type, data: { seat: event.data.seat } };
    case 'TokenPlaceAsked':
      return { type: event.type, data: tokenQuestionShown(event.data) };
    case 'Exploited':
      return { type: event.type, data: { ...event.data, ...shortageShown(event.data, viewer) } };
    case 'YieldsTaken':
      return { type: event.type, data: { ...event.data, ...shortageShown(event.data, viewer) } };
    case 'BonusesTaken':
      return { type: event.type, data: { ...event.data, ...shortageShown(event.data, viewer) } };
    case 'TilesDrawn':
      return { type: event.type, data: { ...event.data, ...tilesShown(event.data, viewer) } };
    case 'GiveBackAsked':
      return { type: event.type, data: {} };
    case 'GiveBackSealed':
      return sealedShown(event, viewer) && { type: event.type, data: giveBackShown(event.data, viewer) };
    case 'TilesGivenBack':
      return { type: event.type, data: { givenBack: givenBackShown(event.data, viewer) } };
    case 'TileSupplyRenewed':
      return { type: event.type, data: { count: event.data.tiles.length } };
    default:
      return assertNever(event);
  }
}

/** That somebody changed a sealed answer is nobody else's business. */
function sealedShown({ data: { seat, again } }: { data: { seat: Seat; again: boolean } }, viewer: Viewer) {
  return !again || knows(viewer, seat) || undefined;
}

function choiceShown({ seat, choice, again }: EventData<'ChoiceSealed'>, viewer: Viewer) {
  return { seat, choice: own(viewer, seat, choice), again };
}

function pickShown({ seat, character, again }: EventData<'CharacterPicked'>, viewer: Viewer) {
  return { seat, character: own(viewer, seat, character), again };
}

function giveBackShown({ seat, tiles, again }: EventData<'GiveBackSealed'>, viewer: Viewer) {
  return { seat, tiles: own(viewer, seat, tiles), again };
}

function tileSupplyShown({ tiles, removed }: EventData<'TileSupplyShuffled'>) {
  return { removed, left: tiles.length - removed };
}

function pileShown({ cards, turnedUp }: EventData<'DeckShuffled'>) {
  return { turnedUp: cards.slice(0, turnedUp), left: cards.length - turnedUp };
}

function packShown(packs: EventData<'PacksPassed'>['packs'], viewer: Viewer) {
  return viewer.role === 'seat' ? (packs[viewer.seat] ?? null) : null;
}

function tilesShown({ seat, tiles }: EventData<'TilesDrawn'>, viewer: Viewer) {
  return { count: tiles.length, tiles: own(viewer, seat, tiles) };
}

function drawsShown({ draws }: EventData<'CardsDrawn'>, viewer: Viewer) {
  return draws.map(({ seat, cards }) => ({ seat, count: cards.length, cards: own(viewer, seat, cards) }));
}

function tokenQuestionShown({ seat, letter, space }: EventData<'TokenPlaceAsked'>) {
  return { seat, letter, space };
}

function shortageShown({ seat, shortOf }: { seat: Seat; shortOf: number }, viewer: Viewer) {
  return { shortOf: own(viewer, seat, shortOf) };
}

function givenBackShown({ givenBack }: EventData<'TilesGivenBack'>, viewer: Viewer) {
  return givenBack.map((tiles, seat) => ({ seat, ...tilesShown({ seat, tiles }, viewer) }));
}
