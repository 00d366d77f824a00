import { db } from '@/lib/db';
import type { Command, Prompt } from '@/lib/engine/game-definition';
import type { Due } from '../clock/clock-facts';
import { duesOf } from '../clock/clock-facts';
import { loadCommitted } from '../stream/match-loader';
import type { MatchLookup } from './match-access';
import { findVisibleMatch, seatTakenBy } from './match-access';

/** A prompt of the asker's seat with what may be answered: all of it, or a sample where answers are subsets. */
export type OpenQuestion = Prompt & Readonly<{ due: Due | null; legalCommands: readonly Command[] }>;

/** What a match asks the user's seat now, settled questions too; `undefined` for a match the user may not see. */
export async function openQuestions(lookup: MatchLookup): Promise<readonly OpenQuestion[] | undefined> {
  const row = await findVisibleMatch(lookup);
  if (!row) return undefined;
  const taken = seatTakenBy(row, lookup.userId);
  if (!taken || row.status !== 'running') return [];
  const match = await loadCommitted(db, row);
  const dues = duesOf(row, taken.seat);
  return match
    .openPrompts()
    .filter(({ seat }) => seat === taken.seat)
    .map((prompt) => ({ ...prompt, due: dues.get(prompt.id) ?? null, legalCommands: match.legalCommands(prompt) }));
}

export type WaitingQuestion = Readonly<{
  matchId: string;
  game: string;
  promptId: string;
  kind: string;
  openedAt: Date;
  dueAt: Date | null;
}>;

/** Whatever waits for an answer of the user, in all matches, longest first. What a bot answers in its place is not among it. */
export function waitingQuestions(userId: string): Promise<readonly WaitingQuestion[]> {
  return db.$queryRaw<WaitingQuestion[]>`
    SELECT prompt."matchId", "Match"."game", prompt."promptId", prompt."kind", prompt."openedAt", prompt."dueAt"
    FROM "OpenPrompt" prompt
    JOIN "MatchSeat" taken ON taken."matchId" = prompt."matchId" AND taken."seat" = prompt."seat"
    JOIN "Match" ON "Match"."id" = prompt."matchId"
    WHERE taken."userId" = ${userId}::uuid AND taken."standIn" IS NULL AND NOT prompt."settled"
      AND "Match"."status" = 'running'
    ORDER BY prompt."openedAt", prompt."matchId"`;
}
