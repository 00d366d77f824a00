'use client';

import { GuideNotes } from '../../guide-notes';
import type { PromptKind } from '../commands';
import { LESSONS } from './lessons';
import { useTable } from './table-context';
import { useQuestion } from './use-turn';

/** Beside a practice table: what a newcomer should know now. */
export function Guide() {
  const { view, seat } = useTable();
  const asked = useQuestion()?.kind as PromptKind | undefined;
  return <GuideNotes game="citadels" lessons={LESSONS} sight={{ view, seat, asked }} />;
}
