'use client';

import { Words } from '@/lib/ui/wording';
import type { CitadelsView } from '../view-types';
import { useBoardTexts, useGameWords, useTable } from './table-context';

/** Whom the match waits for, and for what. */
export function Waiting() {
  const t = useBoardTexts();
  const { view, seat: you } = useTable();
  const { wording } = useGameWords();
  if (view.phase === 'finished') return t('over');
  const waited = waitedFor(view);
  if (!waited) return t('goesOn');
  const { seat, what } = waited;
  if (seat === you) return t('waiting.you');
  return (
    <Words>
      {wording({ kind: 'message', key: `board.waiting.${what}`, values: { player: { kind: 'seat', seat } } })}
    </Words>
  );
}

function waitedFor({ draft, turn, offer }: CitadelsView) {
  if (draft) return { seat: draft.seat, what: 'draft' } as const;
  if (offer) return { seat: offer.seat, what: 'graveyard' } as const;
  return turn ? ({ seat: turn.seat, what: 'turn' } as const) : undefined;
}
