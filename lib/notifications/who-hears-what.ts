import { assertNever } from '@/lib/engine/decision';
import type { Seat } from '@/lib/engine/game-definition';
import type { TableEvent } from '@/lib/engine/table-events';

/** About a match, for those who sit there. */
const MATCH_NOTICE_KINDS = [
  'turn',
  'reminder',
  'started',
  'finished',
  'cancelled',
  'mention',
  'missed',
  'autopilot',
  'pauseAsked',
  'paused',
  'resumed',
  'holiday',
  'holidayOver',
  'resigned',
] as const;
export type MatchNoticeKind = (typeof MATCH_NOTICE_KINDS)[number];

/** Of mails in the ledger; `test` only shows its reader that the way is open. */
export const NOTICE_KINDS = [...MATCH_NOTICE_KINDS, 'invited', 'test'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export type Happening = Readonly<{
  event: 'started' | 'moved' | 'finished';
  /** The seat that did it, and sees what follows. */
  causedBy: Seat | null;
  /** The questions that were asked with it. */
  opened: readonly Readonly<{ promptId: string; seat: Seat }>[];
  /** What happened beside the game. */
  atTable: readonly TableEvent[];
  /** Which move it was, so that two of the same kind are two notices. */
  version: number;
}>;

/** A person at the table who has not given the seat up; `isAway` while a bot plays in that person's place. */
export type SeatedUser = Readonly<{ seat: Seat; userId: string; isAway: boolean }>;

/** One thing one person is told. `promptId` is the question or the move it is about, or empty. */
export type Telling = Readonly<{ userId: string; kind: MatchNoticeKind; promptId: string }>;

/**
 * Who is told what about a move. A question goes to the person it asks; who asked for it by an own move is at the
 * table and knows. A start without a question goes to those who waited for it. The end goes to everybody.
 */
export function whoHearsWhat(happening: Happening, users: readonly SeatedUser[]): readonly Telling[] {
  if (happening.event === 'finished') return users.map(({ userId }) => ({ userId, kind: 'finished', promptId: '' }));
  const others = users.filter(({ seat }) => seat !== happening.causedBy);
  const asked = others.flatMap(({ seat, userId }) =>
    happening.opened
      .filter((prompt) => prompt.seat === seat)
      .map(({ promptId }): Telling => ({ userId, kind: 'turn', promptId })),
  );
  if (happening.event === 'moved') return [...asked, ...aboutTable(happening, others)];
  const unasked = others.filter(({ userId }) => !asked.some((telling) => telling.userId === userId));
  return [...asked, ...unasked.map(({ userId }): Telling => ({ userId, kind: 'started', promptId: '' }))];
}

function aboutTable({ atTable, version }: Happening, others: readonly SeatedUser[]): readonly Telling[] {
  const types = new Set(atTable.map(({ type }) => type));
  return atTable.flatMap((event) => {
    const hearing = isOutdone(event, types) ? undefined : hearingOf(event);
    if (!hearing) return [];
    const about = event.type === 'DeadlinePassed' ? event.data.promptId : placeOf(version, event);
    return others
      .filter((user) => isMeant(user, hearing))
      .map(({ userId }): Telling => ({ userId, kind: hearing.kind, promptId: about }));
  });
}

/** What the same move made of it says it all. */
function isOutdone({ type }: TableEvent, types: ReadonlySet<TableEvent['type']>): boolean {
  if (type === 'DeadlinePassed') return types.has('AutopilotEngaged');
  return type === 'PauseAsked' && types.has('MatchPaused');
}

type Hearing = Readonly<{ kind: MatchNoticeKind; seat: Seat; to: 'that seat' | 'the others' | 'all' }>;

const NOBODY: Seat = -1;

function hearingOf({ type, data }: TableEvent): Hearing | undefined {
  const seat = 'seat' in data ? data.seat : NOBODY;
  switch (type) {
    case 'DeadlinePassed':
      return { kind: 'missed', seat, to: 'that seat' };
    case 'AutopilotEngaged':
      return { kind: 'autopilot', seat, to: 'that seat' };
    case 'SeatResigned':
      return { kind: 'resigned', seat, to: 'the others' };
    case 'HolidayBegan':
      return { kind: 'holiday', seat, to: 'the others' };
    case 'HolidayEnded':
      return { kind: 'holidayOver', seat, to: 'that seat' };
    case 'PauseAsked':
      return { kind: 'pauseAsked', seat, to: 'the others' };
    case 'MatchPaused':
      return { kind: 'paused', seat, to: 'the others' };
    case 'MatchResumed':
      return { kind: 'resumed', seat, to: 'the others' };
    case 'MatchCancelled':
      return { kind: 'cancelled', seat, to: 'all' };
    case 'SeatTakenBack':
    case 'PauseNotAsked':
      return undefined;
    default:
      return assertNever(type);
  }
}

/** Who is away hears only of the own seat, and of the end. */
function isMeant(user: SeatedUser, { seat, to }: Hearing): boolean {
  if (to === 'that seat') return user.seat === seat;
  return to === 'all' || (!user.isAway && user.seat !== seat);
}

function placeOf(version: number, { data }: TableEvent): string {
  return `@${version} ${'seat' in data ? data.seat : ''}`;
}

const PLACE = /^@(\d+) (\d*)$/;

/** The seat that a notice about the table is about. */
export function seatSpokenOf({ promptId }: Pick<Telling, 'promptId'>): Seat | undefined {
  const [, , seat] = PLACE.exec(promptId) ?? [];
  return seat ? Number(seat) : undefined;
}

/** Whether one notice says of a later move what another of its kind says: who came and went three times is told of once. */
export function isToldAnew(notice: Pick<Telling, 'promptId'>, other: Pick<Telling, 'promptId'>): boolean {
  const [, move, seat] = PLACE.exec(notice.promptId) ?? [];
  const [, laterMove, laterSeat] = PLACE.exec(other.promptId) ?? [];
  return move !== undefined && seat === laterSeat && Number(laterMove) > Number(move);
}
