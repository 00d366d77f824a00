'use client';

import { useState } from 'react';
import type { Prompt } from '@/lib/engine/game-definition';
import { Icon } from '@/lib/ui/icon';
import type { LatePart } from '@/lib/ui/late';
import { fetching, Late } from '@/lib/ui/late';
import { tipped } from '@/lib/ui/tip';
import type { NewHandDialogProps } from './new-hand-dialog';
import { useBoardTexts, useTable } from './table-context';

const DIALOG: LatePart<NewHandDialogProps> = {
  load: () => import('./new-hand-dialog').then((part) => part.NewHandDialog),
};

/** Spends a New Hand token, after saying what that does. */
export function NewHandButton({ prompt, wide = false }: Readonly<{ prompt: Prompt; wide?: boolean }>) {
  const t = useBoardTexts();
  const { you } = useTable();
  const [open, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const tokens = you?.newHandTokens ?? 0;
  if (tokens === 0) return null;
  const look = wide
    ? 'w-full min-h-11 rounded-md'
    : 'relative min-h-8 rounded-full after:absolute after:-inset-1.5 md:after:hidden';
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setWasOpened(true);
          setOpen(true);
        }}
        {...fetching(DIALOG)}
        data-guide="new-hand"
        {...tipped}
        className={`ml-auto inline-flex items-center justify-center gap-1.5 px-3 font-semibold text-sm inset-ring inset-ring-line-strong hover:inset-ring-ink ${look}`}
      >
        <Icon name="new-hand" size={16} />
        {wide ? (
          t('newHand.button', { count: tokens })
        ) : (
          <>
            <span className="max-md:sr-only">{t('newHand.button', { count: tokens })}</span>
            <span aria-hidden="true" className="md:hidden">
              {tokens}
            </span>
          </>
        )}
      </button>
      {wasOpened ? <Late part={DIALOG} props={{ prompt, open, onClose: () => setOpen(false) }} /> : null}
    </>
  );
}
