'use client';

import { useMemo } from 'react';
import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { useKept } from '@/lib/ui/use-kept';
import { EMPTY_DRAFT, parseDraft, stillPossible } from './choice-draft';
import { useTable } from './table-context';

/** The viewer's own prompt, if it may be answered here. */
export function usePrompt(): Prompt | undefined {
  const { you } = useTable();
  const { prompts, readOnly } = useIssuing();
  return readOnly || !you ? undefined : prompts.find(({ seat }) => seat === you.seat);
}

/** Where a half-made answer to the open prompt is kept: a reload, fresh data or a refusal lose nothing of it. */
export function useAnswerKey(part: string): string {
  const { matchId } = useIssuing();
  const prompt = usePrompt();
  return `turnleaf:${matchId}:${prompt?.id ?? ''}:${part}`;
}

const parseFlag = (kept: unknown) => kept === true;

/** The choice in the making, shared by hand, city and panel. */
export function useTurn() {
  const { you } = useTable();
  const prompt = usePrompt();
  const [kept, setDraft] = useKept(useAnswerKey('choice'), parseDraft);
  const [changing, setChanging] = useKept(useAnswerKey('changing'), parseFlag);
  const isChoosing = prompt?.kind === 'choose-card' && (!prompt.settled || changing);
  const draft = useMemo(() => {
    if (!you) return EMPTY_DRAFT;
    if (isChoosing) return stillPossible(kept, you);
    return you.choice ?? { ...EMPTY_DRAFT, gain: kept.gain, tokenTo: kept.tokenTo };
  }, [kept, you, isChoosing]);

  return {
    prompt,
    /** What is being chosen, or what was sealed. */
    draft,
    setDraft,
    isChoosing,
    isChanging: isChoosing && prompt.settled,
    /** Takes the sealed choice up again. */
    change: () => {
      if (you?.choice) setDraft(you.choice);
      setChanging(true);
    },
    keep: () => setChanging(false),
  };
}
