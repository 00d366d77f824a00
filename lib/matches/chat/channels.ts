import type { SummaryRow } from '../reading/match-access';
import { findVisibleMatch, isOver, seatTakenBy } from '../reading/match-access';

export const CHANNELS = ['players', 'spectators'] as const;
export type Channel = (typeof CHANNELS)[number];

export type ChatReader = Readonly<{ matchId: string; userId: string }>;

/**
 * Where a signed-in user may read and write. What players write among themselves stays among them, also after the end;
 * then everybody who may see the match has a channel. Programs have none.
 */
export function channelsOf(row: SummaryRow, userId: string): readonly Channel[] {
  const isPlayer = row.version > 0 && seatTakenBy(row, userId) !== undefined;
  return CHANNELS.filter((channel) => (channel === 'players' ? isPlayer : isOver(row)));
}

/** The match, if the user may read and write in this channel. */
export async function openChannel(
  reader: ChatReader & Readonly<{ channel: Channel }>,
): Promise<SummaryRow | 'no-such-match' | 'chat-closed'> {
  const row = await findVisibleMatch(reader);
  if (!row) return 'no-such-match';
  return channelsOf(row, reader.userId).includes(reader.channel) ? row : 'chat-closed';
}
