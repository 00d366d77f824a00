import type { Chronicle } from '../chronicle';
import { callNext } from './call';
import { advanceDraft } from './draft';
import { recordEnd } from './end-turn';
import { beginRound, endRound } from './round';
import { isNothingLeft } from './turn-rules';

/** All that follows by itself, until somebody has to be asked or the match is over. */
export function goOn(chronicle: Chronicle): void {
  let hasAdvanced = true;
  while (hasAdvanced) hasAdvanced = advance(chronicle);
}

/** The next thing that happens without anybody's answer; false when there is none. */
function advance(chronicle: Chronicle): boolean {
  const { state } = chronicle;
  switch (state.phase) {
    case 'setting-up':
      beginRound(chronicle);
      return true;
    case 'drafting':
      return advanceDraft(chronicle, state);
    case 'calling':
      if (!callNext(chronicle, state)) endRound(chronicle, state);
      return true;
    case 'playing':
      if (!isNothingLeft(state)) return false;
      recordEnd(chronicle);
      return true;
    case 'graveyard':
    case 'finished':
      return false;
  }
}
