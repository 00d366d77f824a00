'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import type { Channel } from '@/lib/matches/chat/channels';
import type { ChatSummary } from '@/lib/matches/chat/chat-reading';
import { CloseButton } from '@/lib/ui/close-button';
import type { Owner } from '@/lib/ui/owner';
import { enterSheet } from '@/lib/ui/sheet-history';
import { Conversation } from './conversation';
import { keepInSight } from './keep-in-sight';
import { NotePad } from './note-pad';
import { Unread } from './unread';

/** Where layouts change from phones to wider screens. */
const PHONE = '(max-width: 760px)';

export type ChatPanelProps = Readonly<{
  matchId: string;
  summary: ChatSummary;
  news: number;
  owners: readonly Owner[];
  isOpen: boolean;
  onClose: () => void;
  setSummary: (summary: ChatSummary) => void;
  markRead: (channel: Channel) => void;
}>;

type PhoneSheet = Pick<ChatPanelProps, 'isOpen' | 'onClose'> & Readonly<{ element: RefObject<HTMLElement | null> }>;

/** Over all of a phone it is left by "back", and stays above the keyboard. Beside a table it lies over nothing. */
function usePhoneSheet({ element, isOpen, onClose }: PhoneSheet) {
  useEffect(() => {
    if (!isOpen || !element.current || !window.matchMedia(PHONE).matches) return;
    const leaveSheet = enterSheet(onClose);
    const stopFollowing = keepInSight(element.current);
    return () => {
      leaveSheet();
      stopFollowing();
    };
  }, [element, isOpen, onClose]);
}

/** Beside the choice on a wide screen, where the table stays in reach; a sheet over all of it on a phone. */
export function ChatPanel({ isOpen, onClose, ...chat }: ChatPanelProps) {
  const element = useRef<HTMLDialogElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const titleId = useId();
  useEffect(() => {
    if (!isOpen) return;
    const phone = window.matchMedia(PHONE);
    const show = () => {
      element.current?.close();
      if (phone.matches) return element.current?.showModal();
      element.current?.show();
      field.current?.focus();
    };
    show();
    const dialog = element.current;
    phone.addEventListener('change', show);
    return () => {
      phone.removeEventListener('change', show);
      dialog?.close();
    };
  }, [isOpen]);
  usePhoneSheet({ element, isOpen, onClose });
  const onKeyDown = (event: KeyboardEvent<HTMLDialogElement>) => {
    const isInside = event.target instanceof Element && event.target.closest('dialog') === event.currentTarget;
    if (event.key === 'Escape' && isInside && !event.nativeEvent.isComposing) onClose();
  };
  return (
    <dialog
      ref={element}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onClose={({ currentTarget }) => {
        // Shown again in the other way, it has been closed in between.
        if (!currentTarget.open) onClose();
      }}
      className="fixed top-15 right-auto bottom-auto left-3 z-20 m-0 h-[clamp(260px,calc(100dvh-326px),600px)] w-[348px] flex-col overflow-hidden whitespace-normal rounded-lg bg-raised font-normal text-base text-ink shadow-lg [--cut:var(--raised)] open:flex backdrop:bg-scrim max-md:inset-x-0 max-md:top-(--seen-top,0px) max-md:h-(--seen-height,100dvh) max-md:max-h-none max-md:w-full max-md:max-w-none max-md:rounded-none max-md:pb-[env(safe-area-inset-bottom)]"
    >
      {isOpen ? <PanelContent {...chat} titleId={titleId} field={field} onClose={onClose} /> : null}
    </dialog>
  );
}

type PanelContentProps = Omit<ChatPanelProps, 'isOpen'> &
  Readonly<{ titleId: string; field: RefObject<HTMLTextAreaElement | null> }>;

function PanelContent({ titleId, field, onClose, ...chat }: PanelContentProps) {
  const { matchId, summary, news, owners, setSummary, markRead } = chat;
  const t = useTranslations('chat');
  const [chosen, choose] = useState<Channel | 'note'>(summary.channels[0]?.channel ?? 'note');
  const isThere = chosen === 'note' || summary.channels.some(({ channel }) => channel === chosen);
  const part = isThere ? chosen : 'note';
  return (
    <>
      <div className="flex items-center gap-2 py-1 pr-1 pl-3">
        <h2 id={titleId} className="flex-1 text-lg">
          {t('title')}
        </h2>
        <CloseButton label={t('close')} onPress={onClose} />
      </div>
      <Parts summary={summary} part={part} onChoose={choose} />
      {part === 'note' ? (
        <NotePad matchId={matchId} />
      ) : (
        <Conversation
          key={part}
          {...{ matchId, owners, news, field }}
          channel={part}
          onSummary={setSummary}
          onRead={markRead}
        />
      )}
    </>
  );
}

type PartsProps = Readonly<{
  summary: ChatSummary;
  part: Channel | 'note';
  onChoose: (part: Channel | 'note') => void;
}>;

function Parts({ summary, part, onChoose }: PartsProps) {
  const t = useTranslations('chat');
  const parts = [
    ...summary.channels.map(({ channel, unread }) => ({ key: channel, unread, word: t(`channel.${channel}`) })),
    { key: 'note', unread: 0, word: t('note') } as const,
  ];
  return (
    <fieldset aria-label={t('parts')} className="flex gap-1 border-line border-b px-2">
      {parts.map(({ key, unread, word }) => (
        <button
          key={key}
          type="button"
          aria-pressed={key === part}
          onClick={() => onChoose(key)}
          className="inline-flex min-h-11 items-center gap-1.5 px-2 font-medium text-ink-2 text-sm aria-pressed:text-ink aria-pressed:inset-shadow-[0_-2px_0_var(--gold)]"
        >
          {word}
          {unread > 0 && key !== part ? <Unread count={unread} /> : null}
        </button>
      ))}
    </fieldset>
  );
}
