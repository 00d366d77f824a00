import type { Chronicle } from '../chronicle';
import { finalScores } from '../scoring';

export function scoreNow(chronicle: Chronicle): void {
  chronicle.record({ type: 'MatchScored', data: { seats: [...finalScores(chronicle.state)] } });
}
