import { assertNever } from '@/lib/engine/decision';
import type { Decision, IssuedCommand } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { Chronicle } from './chronicle';
import type { GinkgopolisCommand } from './commands';
import { pickCharacter } from './decide/draft';
import { giveBackTiles } from './decide/give-back';
import { keepHand, takeNewHand } from './decide/new-hand';
import { chooseGain, placeToken } from './decide/questions';
import { sealChoice } from './decide/seal';
import type { GinkgopolisEvent } from './events';
import type { GinkgopolisState } from './state';

/** What comes of a seat's answer, the whole round included when it was the last one missing. */
export function decide(
  command: IssuedCommand<GinkgopolisCommand>,
  state: GinkgopolisState,
  random: RandomSource,
): Decision<GinkgopolisEvent> {
  const chronicle = new Chronicle(state, random);
  const { seat } = command;
  switch (command.type) {
    case 'PickCharacter':
      return pickCharacter(chronicle, seat, command.data.character);
    case 'SealChoice':
      return sealChoice(chronicle, seat, command.data.choice);
    case 'TakeNewHand':
      return takeNewHand(chronicle, seat, command.data.discard);
    case 'KeepHand':
      return keepHand(chronicle, seat);
    case 'GiveBackTiles':
      return giveBackTiles(chronicle, seat, command.data.tiles);
    case 'ChooseGain':
      return chooseGain(chronicle, seat, command.data.gain);
    case 'PlaceToken':
      return placeToken(chronicle, seat, command.data.to);
    default:
      return assertNever(command);
  }
}
