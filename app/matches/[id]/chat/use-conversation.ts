'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { Channel } from '@/lib/matches/chat/channels';
import type { ChatSummary, Conversation, MessageView } from '@/lib/matches/chat/chat-reading';
import { fetchConversation, postRead } from './chat-requests';

const AGAIN_MS = 3_000;

export type Shown = Readonly<{
  status: 'loading' | 'ready' | 'unreachable';
  messages: readonly MessageView[];
  hasEarlier: boolean;
}>;

const NOTHING: Shown = { status: 'loading', messages: [], hasEarlier: false };

type UseConversation = Readonly<{
  matchId: string;
  channel: Channel;
  /** The mark of the chat as it was last heard of. */
  news: number | undefined;
  onSummary: (summary: ChatSummary) => void;
}>;

/** The messages of a channel, fetched again whenever there is news. */
export function useConversation({ matchId, channel, news, onSummary }: UseConversation) {
  const [shown, setShown] = useState<Shown>(NOTHING);
  /** The mark that what is shown was fetched with. */
  const upTo = useRef<number>(undefined);

  const load = useCallback(
    async (before?: number) => {
      const answer = await fetchConversation(matchId, channel, before);
      if (!answer.ok) throw new Error(answer.reason);
      upTo.current = answer.told.summary.mark;
      onSummary(answer.told.summary);
      setShown((known) => joined(known, answer.told.conversation));
    },
    [matchId, channel, onSummary],
  );

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    if (upTo.current !== undefined && upTo.current === news) return;
    const look = () =>
      load().catch(() => {
        // No network, or signed out in another tab: what is shown stays, and it is tried again.
        if (isOver) return;
        setShown((known) => ({ ...known, status: 'unreachable' }));
        timer = setTimeout(look, AGAIN_MS);
      });
    void look();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load, news]);

  return { ...shown, load };
}

/** Every answer is right about the messages in it, older ones that were fetched before stay. */
function joined(known: Shown, { messages, hasEarlier }: Conversation): Shown {
  const first = messages[0]?.number ?? 0;
  const last = messages.at(-1)?.number ?? 0;
  const earlier = known.messages.filter(({ number }) => number < first);
  const later = known.messages.filter(({ number }) => number > last);
  return {
    status: 'ready',
    messages: [...earlier, ...messages, ...later],
    hasEarlier: earlier.length > 0 ? known.hasEarlier : hasEarlier,
  };
}

/** Tells the server that the newest message was read, once somebody looks at it. */
export function useReading(
  { matchId, channel }: Readonly<{ matchId: string; channel: Channel }>,
  last: number,
  onRead: (channel: Channel) => void,
): void {
  useEffect(() => {
    if (last === 0) return;
    const read = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', read);
      // If it does not arrive, the next message tells it too.
      postRead(matchId, { channel, number: last }).then(
        ({ ok }) => ok && onRead(channel),
        () => undefined,
      );
    };
    document.addEventListener('visibilitychange', read);
    read();
    return () => document.removeEventListener('visibilitychange', read);
  }, [matchId, channel, last, onRead]);
}
