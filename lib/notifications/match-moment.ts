import { db } from '@/lib/db';
import type { FoldedRecap } from '@/lib/engine/folded-recap';
import { foldRecap } from '@/lib/engine/folded-recap';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { Due } from '@/lib/matches/clock/clock-facts';
import { duesOf } from '@/lib/matches/clock/clock-facts';
import { SUMMARY } from '@/lib/matches/reading/match-access';
import type { SeatSummary } from '@/lib/matches/reading/match-summary';
import { seatsOf } from '@/lib/matches/reading/match-summary';
import type { PlacedEntry } from '@/lib/matches/stream/log-entry';
import { gameOf, loadCommitted } from '@/lib/matches/stream/match-loader';
import { readLog } from '@/lib/matches/stream/match-log';
import type { MatchStatus } from '@/lib/matches/stream/match-status';
import type { ToldByMail } from './notice-ledger';
import { toldByMail } from './notice-ledger';

const LINES_SHOWN = 8;

/** The step a player knows of, from a look at the table or from a mail, and when that was. */
type NewsSince = Readonly<{ by: 'look' | 'mail'; step: number; at: Date | null }>;

/** What a mail tells one player about a match, and no more than that player may know. */
export type MatchMoment = Readonly<{
  matchId: string;
  game: string;
  name: string;
  status: MatchStatus;
  you: Seat;
  seats: readonly SeatSummary[];
  prompts: readonly Prompt[];
  /** When your prompts are due whose clocks run, by their ids. */
  dues: ReadonlyMap<string, Due>;
  pausedAt: Date | null;
  version: number;
  /** What has happened since the player last looked, as the page tells it, or since a later mail told it. */
  news: FoldedRecap;
  newsSince: NewsSince;
}>;

export async function matchMoment(matchId: string, userId: string): Promise<MatchMoment | undefined> {
  const row = await db.match.findUnique({ where: { id: matchId }, ...SUMMARY });
  const taken = row?.seats.find((one) => one.userId === userId);
  // Who has given the seat up sees no more of its secrets.
  if (!row || !taken || taken.resigned) return undefined;
  const match = await loadCommitted(db, row);
  const log = await readLog(row, { role: 'seat', seat: taken.seat }, row.version);
  const newsSince = sinceWhen(log, taken, await toldByMail(matchId, userId));
  const news = foldRecap(gameOf(row).recap(log, { since: newsSince.step, you: taken.seat }), LINES_SHOWN);
  const { game, name, status, version, pausedAt } = row;
  return {
    matchId,
    game,
    name,
    status,
    you: taken.seat,
    seats: seatsOf(row, userId),
    prompts: match.openPrompts(),
    dues: duesOf(row, taken.seat),
    pausedAt,
    version,
    news,
    newsSince,
  };
}

type LastLook = Readonly<{ lastSeenVersion: number; lastSeenAt: Date | null }>;

function sinceWhen(
  log: readonly PlacedEntry[],
  { lastSeenVersion, lastSeenAt }: LastLook,
  told: ToldByMail | undefined,
): NewsSince {
  const stepOf = (version: number) => log.filter((entry) => entry.version <= version).length;
  return told && told.version > lastSeenVersion
    ? { by: 'mail', step: stepOf(told.version), at: told.at }
    : { by: 'look', step: stepOf(lastSeenVersion), at: lastSeenAt };
}
