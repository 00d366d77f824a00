import { assertNever } from '@/lib/engine/decision';
import type { GinkgopolisEvent } from './events';
import { collectGiveBacks, exhaustTileSupply, renewTileSupply, sealGiveBack } from './evolve/give-back';
import { drawTiles, exploit, takeBonuses, takeYields } from './evolve/goods';
import { drawCards, passHands, rebuildDeck, triggerEnd } from './evolve/piles';
import {
  askForGain,
  askForGiveBacks,
  askForTokenPlace,
  beginRound,
  keepHand,
  scoreMatch,
  sealChoice,
  swapHand,
} from './evolve/round';
import {
  dealStarterSets,
  drawFirstPlayer,
  foundCity,
  offerCharacters,
  passPacks,
  pickCharacter,
  revealCharacters,
  shuffleDeck,
  shuffleTileSupply,
  takeStartingItems,
} from './evolve/set-up';
import { buildFloor, fallBack, keepCard, moveTokens, returnResources, revealCard, urbanize } from './evolve/turn';
import type { GinkgopolisState } from './state';

/** Plays one event back. Every decision was made before: here nothing is checked and nothing is chosen. */
export function evolve(state: GinkgopolisState, event: GinkgopolisEvent): GinkgopolisState {
  switch (event.type) {
    case 'CityFounded':
      return foundCity(state, event.data);
    case 'TileSupplyShuffled':
      return shuffleTileSupply(state, event.data);
    case 'DeckShuffled':
      return shuffleDeck(state, event.data);
    case 'StarterSetsDealt':
      return dealStarterSets(state, event.data);
    case 'CharactersOffered':
      return offerCharacters(state, event.data);
    case 'CharacterPicked':
      return pickCharacter(state, event.data);
    case 'PacksPassed':
      return passPacks(state, event.data);
    case 'CharactersRevealed':
      return revealCharacters(state);
    case 'StartingItemsTaken':
      return takeStartingItems(state, event.data);
    case 'FirstPlayerDrawn':
      return drawFirstPlayer(state, event.data);
    case 'RoundBegan':
      return beginRound(state, event.data);
    case 'CardsDrawn':
      return drawCards(state, event.data);
    case 'DeckRebuilt':
      return rebuildDeck(state, event.data);
    case 'NewHandTaken':
      return swapHand(state, event.data);
    case 'HandKept':
      return keepHand(state, event.data);
    case 'HandsPassed':
      return passHands(state, event.data);
    case 'ChoiceSealed':
      return sealChoice(state, event.data);
    case 'CardRevealed':
      return revealCard(state, event.data);
    case 'FellBackToExploit':
      return fallBack(state, event.data);
    case 'GainAsked':
      return askForGain(state, event.data);
    case 'Exploited':
      return exploit(state, event.data);
    case 'Urbanized':
      return urbanize(state, event.data);
    case 'TokenPlaceAsked':
      return askForTokenPlace(state, event.data);
    case 'TokensMoved':
      return moveTokens(state, event.data);
    case 'YieldsTaken':
      return takeYields(state, event.data);
    case 'ResourcesReturned':
      return returnResources(state, event.data);
    case 'FloorBuilt':
      return buildFloor(state, event.data);
    case 'BonusesTaken':
      return takeBonuses(state, event.data);
    case 'CardKept':
      return keepCard(state, event.data);
    case 'TilesDrawn':
      return drawTiles(state, event.data);
    case 'TilesLost':
      return state;
    case 'TileSupplyExhausted':
      return exhaustTileSupply(state, event.data);
    case 'GiveBackAsked':
      return askForGiveBacks(state, event.data);
    case 'GiveBackSealed':
      return sealGiveBack(state, event.data);
    case 'TilesGivenBack':
      return collectGiveBacks(state, event.data);
    case 'TileSupplyRenewed':
      return renewTileSupply(state, event.data);
    case 'EndTriggered':
      return triggerEnd(state, event.data);
    case 'MatchScored':
      return scoreMatch(state, event.data);
    default:
      return assertNever(event);
  }
}
