import type { Prompt } from '@/lib/engine/game-definition';
import type { UnreadMention } from '@/lib/matches/chat/mentions-unread';
import type { MissedDeadline } from '@/lib/matches/clock/missed-deadline';
import type { SeatSummary } from '@/lib/matches/reading/match-summary';
import type { MatchMoment } from './match-moment';
import type { MatchNoticeKind } from './who-hears-what';

/** All that one mail about a match is made of. */
export type AboutMatch = Readonly<{
  kind: MatchNoticeKind;
  to: Readonly<{ userId: string; email: string; locale: string; timeZone: string | null }>;
  moment: MatchMoment;
  /** The question that waits, where the mail is about one or there is one. */
  prompt: Prompt | undefined;
  /** What was played in the player's place, for a missed deadline. */
  missed?: MissedDeadline | undefined;
  /** Whose doing it tells. */
  spoken?: SeatSummary | undefined;
  /** What was written to the player, for a mention. */
  mentions?: readonly UnreadMention[];
  messageId: string;
}>;
