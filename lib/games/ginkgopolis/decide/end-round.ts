import type { Chronicle } from '../chronicle';
import { LAST_ROUND_PASSES_HANDS } from '../rulings';
import { finalScores } from '../scoring';
import type { Step } from '../steps';
import { isOver } from './end-triggers';
import { beginRound, passAndRefillHands } from './next-round';

/** Hands pass and the next round begins, or the match is scored (rulebook 4.3 and 7). */
export function endRound(chronicle: Chronicle): readonly Step[] {
  const over = isOver(chronicle.state);
  if (!over || LAST_ROUND_PASSES_HANDS) passAndRefillHands(chronicle);
  if (!over) {
    beginRound(chronicle);
    return [];
  }
  const { seats } = chronicle.state;
  chronicle.record({ type: 'MatchScored', data: { scores: finalScores({ city: chronicle.state, seats }) } });
  return [];
}
