import type { DueTimes, SeatFacts, TableFacts } from './table-facts';
import { playersOf } from './table-facts';

const HOUR_MS = 3_600_000;

/** How near the end of a time is. */
export type Urgency =
  /** The pace runs. */
  | 'calm'
  /** Less than an hour is left of all there is. */
  | 'soon'
  /** The pace is over, the time bank runs. */
  | 'bank'
  /** All time is used up; the service has not acted yet. */
  | 'over';

export function urgencyOf({ paceEndsAt, bankEndsAt }: DueTimes, now: number): Urgency {
  if (now >= bankEndsAt) return 'over';
  if (bankEndsAt - now < HOUR_MS) return 'soon';
  return now < paceEndsAt ? 'calm' : 'bank';
}

/** What stands above a table, the most pressing first. */
export type StatusLine =
  | Readonly<{ kind: 'cancelled'; at: number; by: 'owner' | 'moderator' }>
  | Readonly<{ kind: 'resigned' }>
  | Readonly<{ kind: 'autopilot' }>
  | Readonly<{ kind: 'paused'; since: number; canEnd: boolean }>
  | Readonly<{ kind: 'holiday'; until: number }>
  | Readonly<{ kind: 'due'; due: DueTimes }>
  | Readonly<{ kind: 'pause-asked'; by: readonly SeatFacts[]; of: number; isYours: boolean; canAnswer: boolean }>
  | Readonly<{ kind: 'waiting'; seats: readonly SeatFacts[] }>;

export function statusLines(facts: TableFacts): readonly StatusLine[] {
  if (facts.cancelled) return [{ kind: 'cancelled', ...facts.cancelled }];
  const you = facts.seats.find(({ isYou }) => isYou);
  return [...ownLines(facts, you), ...pauseLines(facts, you), ...othersLines(facts)];
}

function ownLines(facts: TableFacts, you: SeatFacts | undefined): readonly StatusLine[] {
  const lines: StatusLine[] = [];
  if (facts.hasResigned) lines.push({ kind: 'resigned' });
  if (you?.playedBy === 'autopilot') lines.push({ kind: 'autopilot' });
  if (facts.pausedAt !== null) lines.push({ kind: 'paused', since: facts.pausedAt, canEnd: Boolean(you) });
  if (you?.holidayUntil != null) lines.push({ kind: 'holiday', until: you.holidayUntil });
  if (you?.due && you.playedBy === 'occupant') lines.push({ kind: 'due', due: you.due });
  return lines;
}

function pauseLines(facts: TableFacts, you: SeatFacts | undefined): readonly StatusLine[] {
  const players = playersOf(facts);
  const by = players.filter(({ asksForPause }) => asksForPause);
  if (by.length === 0 || facts.pausedAt !== null) return [];
  return [
    { kind: 'pause-asked', by, of: players.length, isYours: you?.asksForPause ?? false, canAnswer: Boolean(you) },
  ];
}

/** Whom the match waits for beside you, who must answer first in front. Without a clock the game itself says so. */
function othersLines({ seats, paceMs }: TableFacts): readonly StatusLine[] {
  if (paceMs === null) return [];
  const waited = seats.filter(({ isWaitedFor, isYou, isBot, playedBy }) => {
    return isWaitedFor && !isYou && !isBot && playedBy === 'occupant';
  });
  const end = ({ due }: SeatFacts) => due?.bankEndsAt ?? Number.POSITIVE_INFINITY;
  return waited.length > 0 ? [{ kind: 'waiting', seats: waited.toSorted((a, b) => end(a) - end(b)) }] : [];
}
