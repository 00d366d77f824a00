import { currentUser } from '@/lib/auth/session';
import type { Seat } from '@/lib/engine/game-definition';
import { chatSummary } from '@/lib/matches/chat/chat-reading';
import { ownersOf } from '@/lib/ui/owner';
import { TableChat } from './table-chat';

type MatchChatProps = Readonly<{ matchId: string; players: readonly Readonly<{ seat: Seat; name: string }>[] }>;

/** Chat and notes, for those who are signed in. */
export async function MatchChat({ matchId, players }: MatchChatProps) {
  const user = await currentUser();
  const summary = user && (await chatSummary({ matchId, userId: user.id }));
  return summary ? <TableChat matchId={matchId} summary={summary} owners={ownersOf(players)} /> : null;
}
