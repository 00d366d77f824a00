import type { ChatRooms } from '../chat/chat-room';
import { chatMark, chatRooms } from '../chat/chat-room';
import { clockMark } from '../clock/clock-facts';
import { readLog } from '../stream/match-log';
import type { MatchLookup, SummaryRow } from './match-access';
import { findMatch, maySee, seatTakenBy, viewerOf } from './match-access';

/** Changes whenever this viewer's page has to be fetched again, and for nothing that is hidden from the viewer. */
export async function matchPulse(lookup: MatchLookup): Promise<string | undefined> {
  const row = await findMatch(lookup.matchId);
  return row && pulseFor(row, lookup, await chatRooms(row.id));
}

/** The same for all the people who watch a match: its row and its chat are read once for them. */
export async function matchPulses(
  matchId: string,
  userIds: ReadonlySet<string | undefined>,
): Promise<ReadonlyMap<string | undefined, string | undefined>> {
  const row = await findMatch(matchId);
  if (!row) return new Map();
  const chat = await chatRooms(row.id);
  const pulses = [...userIds].map(async (userId) => [userId, await pulseFor(row, { matchId, userId }, chat)] as const);
  return new Map(await Promise.all(pulses));
}

async function pulseFor(row: SummaryRow, lookup: MatchLookup, chat: ChatRooms): Promise<string | undefined> {
  if (!(await maySee(row, lookup))) return undefined;
  const { userId } = lookup;
  return pulseOf(row, { userId, chat, steps: row.version === 0 ? 0 : await stepsSeen(row, userId) });
}

async function stepsSeen(row: SummaryRow, userId: string | undefined): Promise<number> {
  const log = await readLog(row, viewerOf(row, seatTakenBy(row, userId)?.seat), row.version);
  return log.length;
}

/**
 * Before the start it follows the table's seats and options, afterwards what the viewer saw happen and the clocks. What
 * the viewer may read of the chat follows after `#`: a page can fetch that alone.
 */
export function pulseOf(
  row: SummaryRow,
  { userId, steps, chat }: Readonly<{ userId: string | undefined; steps: number; chat: ChatRooms }>,
): string {
  const { status, movedAt, version } = row;
  const table = version === 0 ? `${status} ${movedAt.getTime()}` : `${status} ${steps}${clockMark(row)}`;
  return `${table}#${chatMark(row, userId, chat)}`;
}
