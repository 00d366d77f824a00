'use client';

import { useKept } from '@/lib/ui/use-kept';
import { parseGiven } from './lessons';

/** Which lessons a practice table has given in this browser. */
export function useLessonsGiven(matchId: string) {
  return useKept(`turnleaf:${matchId}:lessons`, parseGiven, 'browser');
}
