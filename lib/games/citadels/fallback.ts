import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { CitadelsCommand, PromptKind } from './commands';
import type { CharacterId } from './components';
import { draftStep } from './decide/draft';
import type { CitadelsState } from './state';
import { inPhase, seatAt } from './state';

/** Characters that are useful without a decision, for whoever does not come. */
const EASY: readonly CharacterId[] = [
  'merchant',
  'king',
  'bishop',
  'architect',
  'warlord',
  'magician',
  'thief',
  'assassin',
];

/** A calm answer for whoever did not give one in time: nothing is spent that might be wanted later. */
export function fallbackCommand(state: CitadelsState, { kind, seat }: Prompt): CitadelsCommand {
  switch (kind as PromptKind) {
    case 'pick-character':
      return easyPick(state, seat);
    case 'take-turn':
      return { type: 'FinishTurn', data: {} };
    case 'use-graveyard':
      return { type: 'AnswerGraveyard', data: { take: false } };
    case 'agree-to-end':
      return { type: 'AnswerEnd', data: { agree: false } };
    case 'standing-orders':
      return { type: 'PlanGraveyard', data: { answer: 'ask' } };
  }
}

/** First what the player asked for in advance, where a card had to be laid aside too; the last of the others is that one. */
function easyPick(state: CitadelsState, seat: Seat): CitadelsCommand {
  const drafting = inPhase(state, 'drafting');
  const wanted = seatAt(drafting, seat).orders.draft;
  const offered = [...new Set([...wanted, ...EASY])].filter((character) => drafting.offered.includes(character));
  const [character] = offered;
  if (!character) throw new Error('No character is offered');
  const bury = draftStep(drafting)?.buries ? (offered.at(-1) ?? null) : null;
  return { type: 'PickCharacter', data: { character, bury } };
}
