import { chatMark } from './chat/chat-room';
import { clockMark } from './clock-facts';
import type { MatchLookup, SummaryRow } from './match-access';
import { findMatch, maySee, seatTakenBy, viewerOf } from './match-access';
import { readLog } from './match-log';

/** Changes whenever this viewer's page has to be fetched again, and for nothing that is hidden from the viewer. */
export async function matchPulse(lookup: MatchLookup): Promise<string | undefined> {
  const row = await findMatch(lookup.matchId);
  return row && pulseFor(row, lookup);
}

/** The same for all the people who watch a match, who are one query together. */
export async function matchPulses(
  matchId: string,
  userIds: ReadonlySet<string | undefined>,
): Promise<ReadonlyMap<string | undefined, string | undefined>> {
  const row = await findMatch(matchId);
  const pulses = [...userIds].map(
    async (userId) => [userId, row && (await pulseFor(row, { matchId, userId }))] as const,
  );
  return new Map(await Promise.all(pulses));
}

async function pulseFor(row: SummaryRow, lookup: MatchLookup): Promise<string | undefined> {
  if (!(await maySee(row, lookup))) return undefined;
  const { userId } = lookup;
  return pulseOf(row, { userId, steps: row.version === 0 ? 0 : await stepsSeen(row, userId) });
}

async function stepsSeen(row: SummaryRow, userId: string | undefined): Promise<number> {
  const log = await readLog(row, viewerOf(row, seatTakenBy(row, userId)?.seat), row.version);
  return log.length;
}

/**
 * Before the start it follows the table's seats and options, afterwards what the viewer saw happen and the clocks. What
 * the viewer may read of the chat follows after `#`: a page can fetch that alone.
 */
export async function pulseOf(
  row: SummaryRow,
  { userId, steps }: Readonly<{ userId: string | undefined; steps: number }>,
): Promise<string> {
  const { status, movedAt, version } = row;
  const table = version === 0 ? `${status} ${movedAt.getTime()}` : `${status} ${steps}${clockMark(row)}`;
  return `${table}#${await chatMark(row, userId)}`;
}
