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
  return pulseOf(row, row.version === 0 ? 0 : await stepsSeen(row, lookup.userId));
}

async function stepsSeen(row: SummaryRow, userId: string | undefined): Promise<number> {
  const log = await readLog(row, viewerOf(row, seatTakenBy(row, userId)?.seat), row.version);
  return log.length;
}

/** Before the start it follows the table's seats and options, afterwards what the viewer saw happen and the clocks. */
export function pulseOf(row: SummaryRow, steps: number): string {
  const { status, movedAt, version } = row;
  return version === 0 ? `${status} ${movedAt.getTime()}` : `${status} ${steps}${clockMark(row)}`;
}
