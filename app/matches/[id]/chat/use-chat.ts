'use client';

import { useCallback, useEffect, useState } from 'react';
import { useChatNews } from '@/app/live/chat-news';
import type { Channel } from '@/lib/matches/chat/channels';
import type { ChatSummary } from '@/lib/matches/chat/chat-reading';

type UseChat = Readonly<{
  matchId: string;
  /** As the page came with it. */
  initial: ChatSummary;
  isOpen: boolean;
}>;

/** What there is to read, as it is now. While the chat is open it learns that with the messages. */
export function useChat({ matchId, initial, isOpen }: UseChat) {
  const [summary, setSummary] = useState(initial);
  const [page, setPage] = useState(initial);
  const heard = useChatNews(`/api/v1/matches/${matchId}`);
  const news = heard === undefined ? summary.mark : Number(heard);
  if (page !== initial) {
    setPage(initial);
    setSummary(initial);
  }

  useEffect(() => {
    if (isOpen || news === summary.mark) return;
    // If it fails, the next news or the next page brings it.
    import('./chat-requests')
      .then(({ fetchSummary }) => fetchSummary(matchId))
      .then(
        (answer) => answer.ok && setSummary(answer.told.summary),
        () => undefined,
      );
  }, [matchId, isOpen, news, summary.mark]);

  const markRead = useCallback((channel: Channel) => {
    setSummary((known) => ({
      ...known,
      channels: known.channels.map((each) => (each.channel === channel ? { ...each, unread: 0 } : each)),
    }));
  }, []);

  return { summary, news, setSummary, markRead };
}
