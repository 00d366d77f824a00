import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import type { RefusalValues } from '@/lib/engine/game-definition';
import { isUuid } from '../reading/match-access';
import { loadCommitted } from '../stream/match-loader';
import { findSituation } from '../stream/situation';
import type { AtTable, TableCommand } from '../table-commands';
import { decideAtTable, holidayDaysLeft } from '../table-commands';

/** What is asked about each: a holiday may be as short as a day. */
const WISHES = [
  { type: 'BeginHoliday', days: 1 },
  { type: 'EndHoliday' },
  { type: 'AskForPause' },
  { type: 'TakePauseBack' },
  { type: 'ResumeMatch' },
  { type: 'TakeSeatBack' },
  { type: 'Resign' },
  { type: 'CancelMatch' },
] as const satisfies readonly TableCommand[];

/** Why something cannot be done now, as a message key below `refusals`; nothing where it can. */
export type Reason = Readonly<{ reason: string; values: RefusalValues }> | null;

/** What somebody who sits at a running match may do there beside choosing. */
export type TableMenu = Readonly<{
  reasons: Readonly<Record<TableCommand['type'], Reason>>;
  /** The longest holiday that may begin now. */
  holidayDaysLeft: number;
}>;

type Asking = Readonly<{ matchId: string; userId: string; timeZone: string }>;

/** `undefined` for those who do not sit there, and before and after the match. */
export async function tableMenu(
  { matchId, userId, timeZone }: Asking,
  now = new Date(),
): Promise<TableMenu | undefined> {
  if (!isUuid(matchId)) return undefined;
  const situation = await findSituation(db, { matchId, commandId: randomUUID(), sender: { kind: 'user', userId } });
  if (!situation?.sitting || situation.match.status !== 'running') return undefined;
  const match = await loadCommitted(db, situation.match);
  const at: AtTable = { match, situation, seat: situation.sitting.seat, userId, timeZone, now };
  const reasons = WISHES.map((wish) => [wish.type, reasonAgainst(wish, at)] as const);
  return {
    reasons: Object.fromEntries(reasons) as TableMenu['reasons'],
    holidayDaysLeft: holidayDaysLeft(at),
  };
}

function reasonAgainst(wish: TableCommand, at: AtTable): Reason {
  const decided = decideAtTable(wish, at);
  return decided.outcome === 'rejected' ? { reason: decided.reason, values: decided.values } : null;
}
