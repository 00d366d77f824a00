'use client';

import { useKept } from '@/lib/ui/use-kept';
import type { CharacterId } from '../components';
import { CHARACTER_IDS } from '../components';
import { useTable } from './table-context';
import { useAnswerKey, usePromptOf } from './use-turn';

function parseCharacter(kept: unknown): CharacterId | null {
  return CHARACTER_IDS.find((character) => character === kept) ?? null;
}

/** The character in the making, and the one that is laid aside with it where the draft asks for one. */
export function useDraftPick() {
  const { view } = useTable();
  const prompt = usePromptOf('pick-character');
  const [keptPick, setPicked] = useKept(useAnswerKey('character'), parseCharacter);
  const [keptBury, setBuried] = useKept(useAnswerKey('bury'), parseCharacter);
  const offered = view.offered ?? [];
  const among = (character: CharacterId | null) => (character && offered.includes(character) ? character : null);
  const picked = among(keptPick);
  const buried = among(keptBury) === picked ? null : among(keptBury);
  return { prompt, isAsked: prompt !== undefined, picked, setPicked, buried, setBuried };
}
