import type { Seat } from '@/lib/engine/game-definition';
import type { ChatSummary } from '@/lib/matches/chat/chat-reading';
import { ownersOf } from '@/lib/ui/owner';
import { TableChat } from './table-chat';

type MatchChatProps = Readonly<{
  matchId: string;
  summary: ChatSummary | undefined;
  players: readonly Readonly<{ seat: Seat; name: string }>[];
}>;

/** Chat and notes, for those who are signed in. */
export function MatchChat({ matchId, summary, players }: MatchChatProps) {
  return summary ? <TableChat matchId={matchId} summary={summary} owners={ownersOf(players)} /> : null;
}
