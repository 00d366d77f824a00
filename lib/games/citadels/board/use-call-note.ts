import type { Seat } from '@/lib/engine/game-definition';
import type { Call, CitadelsView } from '../view-types';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** Where the call of a rank stands, each a message below `board.call`. */
export type CallState = 'out' | 'now' | 'done' | 'nobody' | 'own' | 'later';

export function stateOf(
  { faceUp, turn, seats }: CitadelsView,
  you: Seat | undefined,
  { character, called, answeredBy }: Call,
): CallState {
  if (faceUp.includes(character)) return 'out';
  if (turn?.character === character) return 'now';
  if (called) return answeredBy === null ? 'nobody' : 'done';
  return you !== undefined && seats[you]?.characters.includes(character) ? 'own' : 'later';
}

/** The same in words, with what threatens who bears it. */
export function useCallNote() {
  const t = useBoardTexts();
  const { view, seat: you } = useTable();
  const { nameOf } = useGameWords();
  return (call: Call): string => {
    const { character, answeredBy } = call;
    const state = stateOf(view, you, call);
    const isMurdered = view.murdered === character;
    const isThreatened = (state === 'later' || state === 'own') && (isMurdered || view.robbed === character);
    if (isThreatened) return t(isMurdered ? 'call.murdered' : 'call.robbed', { own: state });
    const isYours = answeredBy !== null && answeredBy === you;
    return t(`call.${state}`, { name: answeredBy === null ? '' : nameOf(answeredBy), you: isYours ? 'yes' : 'no' });
  };
}
