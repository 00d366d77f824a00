'use client';

import { useTranslations } from 'next-intl';
import type { RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { ReportDialog } from '@/app/report/report-dialog';
import type { Channel } from '@/lib/matches/chat/channels';
import type { ChatSummary, MessageView } from '@/lib/matches/chat/chat-reading';
import { Button } from '@/lib/ui/button';
import { LiveNotice } from '@/lib/ui/notice';
import type { Owner } from '@/lib/ui/owner';
import { reachable } from '@/lib/ui/reachable';
import { postTakenBack } from './chat-requests';
import { Composer } from './composer';
import { MessageLine } from './message-line';
import type { Shown } from './use-conversation';
import { useConversation, useReading } from './use-conversation';

const SAME_BREATH_MS = 5 * 60 * 1000;
const AT_THE_END_PX = 40;

type ConversationProps = Readonly<{
  matchId: string;
  channel: Channel;
  owners: readonly Owner[];
  news: number | undefined;
  field: RefObject<HTMLTextAreaElement | null>;
  onSummary: (summary: ChatSummary) => void;
  onRead: (channel: Channel) => void;
}>;

/** A channel: who can read it, what was said, and where to write. */
export function Conversation({ matchId, channel, owners, news, field, onSummary, onRead }: ConversationProps) {
  const t = useTranslations('chat');
  const { load, ...shown } = useConversation({ matchId, channel, news, onSummary });
  const [reported, setReported] = useState<number>();
  useReading({ matchId, channel }, shown.messages.at(-1)?.number ?? 0, onRead);
  const again = () => void load().catch(() => undefined);
  const takeBack = (number: number) => void postTakenBack(matchId, { channel, number }).then(again, again);
  return (
    <>
      <p className="border-line border-b bg-sunk px-3 py-2 text-ink-2 text-xs">{t(`who.${channel}`)}</p>
      <Messages
        shown={shown}
        owners={owners}
        label={t(`log.${channel}`)}
        onEarlier={() => void load(shown.messages[0]?.number).catch(() => undefined)}
        onTakeBack={takeBack}
        onReport={setReported}
      />
      <LiveNotice className="mx-3 mb-2">{shown.status === 'unreachable' ? t('unreachable') : null}</LiveNotice>
      <Composer matchId={matchId} channel={channel} field={field} onSent={again} />
      <ReportDialog
        reported={
          reported === undefined ? undefined : { kind: 'message', subject: { matchId, channel, number: reported } }
        }
        onClose={() => setReported(undefined)}
      />
    </>
  );
}

type MessagesProps = Readonly<{
  shown: Shown;
  owners: readonly Owner[];
  label: string;
  onEarlier: () => void;
  onTakeBack: (number: number) => void;
  onReport: (number: number) => void;
}>;

function Messages({ shown: { status, messages, hasEarlier }, owners, label, ...on }: MessagesProps) {
  const t = useTranslations('chat');
  const { log, onScroll } = useStayAtTheEnd(messages);
  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label={label}
      {...reachable}
      onScroll={onScroll}
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-2"
    >
      {hasEarlier ? (
        <Button size="small" wide className="mt-2" onClick={on.onEarlier}>
          {t('earlier')}
        </Button>
      ) : null}
      {messages.length === 0 && status !== 'unreachable' ? (
        <p className="py-6 text-center text-ink-3 text-sm">{t(status === 'loading' ? 'loading' : 'empty')}</p>
      ) : null}
      <ol>
        {messages.map((message, place) => (
          <MessageLine
            key={message.number}
            message={message}
            owner={owners.find(({ seat }) => seat === message.author?.seat)}
            goesOn={isSameBreath(messages[place - 1], message)}
            onTakeBack={() => on.onTakeBack(message.number)}
            onReport={() => on.onReport(message.number)}
          />
        ))}
      </ol>
    </div>
  );
}

function isSameBreath(before: MessageView | undefined, { author, sentAt }: MessageView): boolean {
  if (!before?.author || !author || before.author.name !== author.name) return false;
  return Date.parse(sentAt) - Date.parse(before.sentAt) < SAME_BREATH_MS;
}

/** Follows what is said, unless the reader has gone back to earlier messages. */
function useStayAtTheEnd(messages: readonly MessageView[]) {
  const log = useRef<HTMLDivElement>(null);
  const isAtTheEnd = useRef(true);
  useLayoutEffect(() => {
    if (messages.length > 0 && isAtTheEnd.current) log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [messages]);
  const onScroll = () => {
    if (!log.current) return;
    const { scrollTop, scrollHeight, clientHeight } = log.current;
    isAtTheEnd.current = scrollHeight - scrollTop - clientHeight < AT_THE_END_PX;
  };
  return { log, onScroll };
}
