'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef } from 'react';
import { CloseButton } from './close-button';
import { useSheetHistory } from './use-sheet-history';

type DialogProps = Readonly<{
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
}>;

/**
 * Something to read or decide before going on: in the middle of a wide page, a sheet from below on a phone. The browser
 * keeps the focus inside and gives it back; Escape, a press beside it, and "back" on a phone close it.
 */
export function Dialog({ open, onClose, title, children }: DialogProps) {
  const t = useTranslations('ui');
  const element = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (open && !element.current?.open) element.current?.showModal();
    if (!open) element.current?.close();
  }, [open]);
  useSheetHistory(open, onClose);
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
      className="m-auto whitespace-normal font-normal text-base max-h-[85dvh] w-[min(480px,calc(100vw-32px))] overflow-auto overscroll-contain rounded-lg bg-raised text-ink shadow-lg [--cut:var(--raised)] backdrop:bg-scrim max-md:mb-0 max-md:w-full max-md:max-w-full max-md:rounded-b-none"
    >
      {open ? (
        <div className="grid gap-3 p-5 max-md:pb-[max(28px,env(safe-area-inset-bottom))]">
          <div className="flex items-start gap-3">
            <h2 id={titleId} className="flex-1 pt-2 text-head">
              {title}
            </h2>
            <CloseButton label={t('close')} onPress={onClose} className="-mt-1 -mr-2" />
          </div>
          {children}
        </div>
      ) : null}
    </dialog>
  );
}
