'use client';

import { GuideNotes } from '../../guide-notes';
import { ledgerOf } from './choice-draft';
import { LESSONS } from './lessons';
import { useTable } from './table-context';
import { useTurn } from './use-turn';

/** Beside a practice table: what a newcomer should know now. */
export function Guide() {
  const { view, you } = useTable();
  const { draft, isChoosing } = useTurn();
  const ledger = you && isChoosing ? ledgerOf(draft, view, you) : undefined;
  return <GuideNotes game="ginkgopolis" lessons={LESSONS} sight={{ view, you, isChoosing, draft, ledger }} />;
}
