'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatSummary } from '@/lib/matches/chat/chat-reading';
import { Icon } from '@/lib/ui/icon';
import type { LatePart } from '@/lib/ui/late';
import { Late } from '@/lib/ui/late';
import type { Owner } from '@/lib/ui/owner';
import { tipped } from '@/lib/ui/tip';
import type { ChatPanelProps } from './chat-panel';
import { Unread } from './unread';
import { useChat } from './use-chat';

/** Mails about a mention lead here. */
const OPENING_HASH = '#chat';

const PANEL: LatePart<ChatPanelProps> = { load: () => import('./chat-panel').then((part) => part.ChatPanel) };

type TableChatProps = Readonly<{ matchId: string; summary: ChatSummary; owners: readonly Owner[] }>;

/** The table's chat and notes: a button that says how much is new, and what it opens. */
export function TableChat({ matchId, summary: initial, owners }: TableChatProps) {
  const t = useTranslations('chat');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  if (isOpen && !wasOpened) setWasOpened(true);
  const chat = useChat({ matchId, initial, isOpen });
  const unread = chat.summary.channels.reduce((sum, each) => sum + each.unread, 0);
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useEffect(() => {
    if (window.location.hash === OPENING_HASH) setOpen(true);
  }, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        {...tipped}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="relative inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-full px-2 text-ink-2 text-sm hover:bg-sunk hover:text-ink aria-expanded:bg-sunk aria-expanded:text-ink"
      >
        <Icon name="chat" size={18} />
        <span className="max-lg:sr-only">{t('button')}</span>
        {unread > 0 ? <Unread count={unread} /> : null}
      </button>
      {wasOpened ? <Late part={PANEL} props={{ ...chat, matchId, owners, isOpen, onClose: close }} /> : null}
    </>
  );
}
