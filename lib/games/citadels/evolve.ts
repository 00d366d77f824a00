import { assertNever } from '@/lib/engine/decision';
import type { CitadelsEvent } from './events';
import { endDraft, layOutCharacters, offerFaceDown, pickCharacter } from './evolve/draft';
import { answerEnd, planDraft, planGraveyard, proposeEnd, scoreMatch } from './evolve/orders';
import { beginRound, dealHands, drawCrown, shuffleDeck, takeCrown } from './evolve/set-up';
import {
  applyLaboratory,
  applySmithy,
  askGraveyard,
  build,
  buryDistrict,
  callCharacter,
  completeCity,
  destroy,
  drawAsArchitect,
  drawCards,
  endTurn,
  exchangeCards,
  fetchDistrict,
  keepCards,
  nameTarget,
  nameVictim,
  stealGold,
  swapHands,
  takeGold,
  takeIncome,
  takeStepBack,
} from './evolve/turn';
import type { CitadelsState } from './state';

/** Plays one event back. Every decision was made before: here nothing is checked and nothing is chosen. */
export function evolve(state: CitadelsState, event: CitadelsEvent): CitadelsState {
  switch (event.type) {
    case 'DeckShuffled':
      return shuffleDeck(state, event.data);
    case 'HandsDealt':
      return dealHands(state, event.data);
    case 'CrownDrawn':
      return drawCrown(state, event.data);
    case 'RoundBegan':
      return beginRound(state, event.data);
    case 'CharactersLaidOut':
      return layOutCharacters(state, event.data);
    case 'CharacterPicked':
      return pickCharacter(state, event.data);
    case 'FaceDownOffered':
      return offerFaceDown(state);
    case 'DraftEnded':
      return endDraft(state, event.data);
    case 'CharacterCalled':
      return callCharacter(state, event.data);
    case 'GoldStolen':
      return stealGold(state, event.data);
    case 'CrownTaken':
      return takeCrown(state, event.data);
    case 'GoldTaken':
      return takeGold(state, event.data);
    case 'CardsDrawn':
      return drawCards(state, event.data);
    case 'CardsKept':
      return keepCards(state, event.data);
    case 'ArchitectDrew':
      return drawAsArchitect(state, event.data);
    case 'IncomeTaken':
      return takeIncome(state, event.data);
    case 'DistrictBuilt':
      return build(state, event.data);
    case 'CityCompleted':
      return completeCity(state, event.data);
    case 'VictimNamed':
      return nameVictim(state, event.data);
    case 'TargetNamed':
      return nameTarget(state, event.data);
    case 'HandsSwapped':
      return swapHands(state, event.data);
    case 'CardsExchanged':
      return exchangeCards(state, event.data);
    case 'LaboratoryUsed':
      return applyLaboratory(state, event.data);
    case 'SmithyUsed':
      return applySmithy(state, event.data);
    case 'DistrictDestroyed':
      return destroy(state, event.data);
    case 'GraveyardAsked':
      return askGraveyard(state, event.data);
    case 'DistrictFetched':
      return fetchDistrict(state, event.data);
    case 'DistrictBuried':
      return buryDistrict(state, event.data);
    case 'StepTakenBack':
      return takeStepBack(state);
    case 'TurnEnded':
      return endTurn(state);
    case 'VictimRevealed':
    case 'EndAgreed':
      return state;
    case 'DraftPlanned':
      return planDraft(state, event.data);
    case 'GraveyardPlanned':
      return planGraveyard(state, event.data);
    case 'EndProposed':
      return proposeEnd(state, event.data);
    case 'EndAnswered':
      return answerEnd(state, event.data);
    case 'MatchScored':
      return scoreMatch(state, event.data);
    default:
      return assertNever(event);
  }
}
