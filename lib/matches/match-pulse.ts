import { clockMark } from './clock-facts';
import type { MatchLookup, SummaryRow } from './match-access';
import { findVisibleMatch, seatTakenBy, viewerOf } from './match-access';
import { readLog } from './match-log';

/** Changes whenever this viewer's page has to be fetched again, and for nothing that is hidden from the viewer. */
export async function matchPulse(lookup: MatchLookup): Promise<string | undefined> {
  const row = await findVisibleMatch(lookup);
  return row && pulseOf(row, row.version === 0 ? 0 : await stepsSeen(row, lookup.userId));
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
