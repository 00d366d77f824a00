'use client';

import { useMemo } from 'react';
import type { Prompt } from '@/lib/engine/game-definition';
import { useIssuing } from '@/lib/games/issuing';
import { useKept } from '@/lib/ui/use-kept';
import type { CitadelsCommand, PromptKind } from '../commands';
import { parseStep } from './steps';
import { useTable } from './table-context';
import { offeredBy, turnChoices } from './turn-choices';

/** What is asked of the viewer before anything else, and may be answered here. */
const ASKED_FIRST: readonly PromptKind[] = ['use-graveyard', 'pick-character', 'take-turn'];

function usePrompts(): readonly Prompt[] {
  const { seat } = useTable();
  const { prompts, readOnly } = useIssuing();
  return readOnly || seat === undefined ? [] : prompts.filter((prompt) => prompt.seat === seat);
}

/** The viewer's own prompt of a kind, if it may be answered here. */
export function usePromptOf(kind: PromptKind): Prompt | undefined {
  return usePrompts().find((prompt) => prompt.kind === kind);
}

/** The question that the match waits for the viewer to answer. */
export function useQuestion(): Prompt | undefined {
  const prompts = usePrompts();
  return ASKED_FIRST.flatMap((kind) => prompts.find((prompt) => prompt.kind === kind) ?? [])[0];
}

/** Where a half-made answer to the open question is kept: a reload, fresh data or a refusal lose nothing of it. */
export function useAnswerKey(part: string): string {
  const { matchId } = useIssuing();
  const prompt = useQuestion();
  return `turnleaf:${matchId}:${prompt?.id ?? ''}:${part}`;
}

/** The turn in the making: what may be done, and the step that is picked and not carried out yet. */
export function useTurn() {
  const { view } = useTable();
  const prompt = useQuestion();
  const { issue, command } = useIssuing<CitadelsCommand>();
  const [kept, pick] = useKept(useAnswerKey('step'), parseStep);
  const isTurn = prompt?.kind === 'take-turn';
  const choices = useMemo(() => (isTurn ? turnChoices(view) : undefined), [isTurn, view]);
  const picked = choices && kept && offeredBy(view, kept) ? kept : null;
  const carryOut = async (step: CitadelsCommand): Promise<void> => {
    if (prompt && (await issue(prompt.id, step))) pick(null);
  };
  return { prompt, choices, picked, pick, carryOut, command };
}
