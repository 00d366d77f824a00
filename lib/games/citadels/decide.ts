import { assertNever } from '@/lib/engine/decision';
import type { Decision, IssuedCommand } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { Chronicle } from './chronicle';
import type { CitadelsCommand } from './commands';
import { drawCards, keepCards, takeGold } from './decide/action';
import { build, takeIncome } from './decide/build';
import { answerGraveyard, destroy } from './decide/destroy';
import { pickCharacter } from './decide/draft';
import { endTurn, finishTurn, takeStepBack } from './decide/end-turn';
import { goOn } from './decide/go-on';
import { answerEnd, planDraft, planGraveyard, proposeEnd } from './decide/orders';
import { exchangeCards, murder, rob, swapHands } from './decide/powers';
import { applyLaboratory, applySmithy } from './decide/purple';
import type { CitadelsEvent } from './events';
import type { Refused } from './refusals';
import type { CitadelsState } from './state';

/** What comes of a seat's answer: its step, and all that follows until somebody has to be asked again. */
export function decide(
  command: IssuedCommand<CitadelsCommand>,
  state: CitadelsState,
  random: RandomSource,
): Decision<CitadelsEvent> {
  const chronicle = new Chronicle(state, random);
  const refusal = obey(chronicle, command);
  if (refusal) return refusal;
  // What is told in advance changes nothing at once: others must not notice that it was told.
  if (command.type !== 'PlanDraft' && command.type !== 'PlanGraveyard') goOn(chronicle);
  return chronicle.accepted();
}

/** Why the rules would refuse a command; `undefined` where they would not. */
export function refusalOf(command: IssuedCommand<CitadelsCommand>, state: CitadelsState): Refused {
  return obey(new Chronicle(state, NO_CHANCE), command);
}

/** A single step needs none: shuffles come with what follows by itself. */
const NO_CHANCE: RandomSource = {
  integer: () => {
    throw new Error('A step of its own depends on no chance');
  },
};

function obey(chronicle: Chronicle, command: IssuedCommand<CitadelsCommand>): Refused {
  const { seat } = command;
  switch (command.type) {
    case 'PickCharacter':
      return pickCharacter(chronicle, seat, command.data);
    case 'TakeGold':
      return takeGold(chronicle, seat);
    case 'DrawCards':
      return drawCards(chronicle, seat);
    case 'KeepCards':
      return keepCards(chronicle, seat, command.data.keep);
    case 'Build':
      return build(chronicle, seat, command.data.district);
    case 'TakeIncome':
      return takeIncome(chronicle, seat);
    case 'Murder':
      return murder(chronicle, seat, command.data.character);
    case 'Rob':
      return rob(chronicle, seat, command.data.character);
    case 'SwapHands':
      return swapHands(chronicle, seat, command.data.with);
    case 'ExchangeCards':
      return exchangeCards(chronicle, seat, command.data.cards);
    case 'UseLaboratory':
      return applyLaboratory(chronicle, seat, command.data.card);
    case 'UseSmithy':
      return applySmithy(chronicle, seat);
    case 'Destroy':
      return destroy(chronicle, seat, command.data);
    case 'AnswerGraveyard':
      return answerGraveyard(chronicle, seat, command.data.take);
    case 'EndTurn':
      return endTurn(chronicle, seat);
    case 'FinishTurn':
      return finishTurn(chronicle, seat);
    case 'TakeStepBack':
      return takeStepBack(chronicle, seat);
    case 'PlanDraft':
      return planDraft(chronicle, seat, command.data.characters);
    case 'PlanGraveyard':
      return planGraveyard(chronicle, seat, command.data.answer);
    case 'ProposeEnd':
      return proposeEnd(chronicle, seat);
    case 'AnswerEnd':
      return answerEnd(chronicle, seat, command.data.agree);
    default:
      return assertNever(command);
  }
}
