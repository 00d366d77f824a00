import type { Seat } from '@/lib/engine/game-definition';

/** About a match, for those who sit there. */
const MATCH_NOTICE_KINDS = ['turn', 'started', 'finished', 'mention'] as const;
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
}>;

export type SeatedUser = Readonly<{ seat: Seat; userId: string }>;

/** One thing one person is told. `promptId` is empty where it is not about a question. */
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
  if (happening.event === 'moved') return asked;
  const unasked = others.filter(({ userId }) => !asked.some((telling) => telling.userId === userId));
  return [...asked, ...unasked.map(({ userId }): Telling => ({ userId, kind: 'started', promptId: '' }))];
}
