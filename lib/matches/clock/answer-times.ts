import { db } from '@/lib/db';
import type { Game, Match } from '@/lib/engine/game';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { RecordedEvent } from '../stream/event-store';
import { movesOf, readStream } from '../stream/event-store';
import type { JobPayload } from '../stream/job-queue';
import { gameOf } from '../stream/match-loader';

/**
 * Notes how long each person took for each answer, once the match is over: a move costs nothing more, and nobody can
 * read from these numbers what happens in secret while a match runs.
 */
export async function noteAnswerTimes({ matchId }: JobPayload<'note-answer-times'>): Promise<void> {
  const row = await db.match.findUnique({
    where: { id: matchId, status: 'finished', practice: false },
    select: { id: true, game: true },
  });
  if (!row) return;
  const times = answerTimes(gameOf(row), await readStream(db, { matchId }));
  const data = [...times].map(([seat, seconds]) => ({ matchId, seat, seconds: [...seconds] }));
  await db.answerTimes.createMany({ data, skipDuplicates: true });
}

/** Whole seconds from a question to its first answer by the person on the seat; bots and the clock are left out. */
export function answerTimes(game: Game, stream: readonly RecordedEvent[]): ReadonlyMap<Seat, readonly number[]> {
  const times = new Map<Seat, number[]>();
  const askedAt = new Map<string, Date>();
  let match: Match | undefined;
  for (const move of movesOf(stream)) {
    const [{ actor, recordedAt }] = move;
    const after: Match = match ? match.after(move) : game.replay(move);
    for (const { id, seat } of answeredBetween(match, after)) {
      const asked = askedAt.get(id);
      if (!asked || actor.kind !== 'seat' || actor.seat !== seat) continue;
      times.set(seat, [...(times.get(seat) ?? []), Math.round((recordedAt.getTime() - asked.getTime()) / 1_000)]);
    }
    for (const { id } of after.openPrompts()) if (!askedAt.has(id)) askedAt.set(id, recordedAt);
    match = after;
  }
  return times;
}

/** The questions that waited before and do not wait any more. */
function answeredBetween(before: Match | undefined, after: Match): readonly Prompt[] {
  const waiting = new Set(after.openPrompts().flatMap(({ id, settled }) => (settled ? [] : [id])));
  return (before?.openPrompts() ?? []).filter(({ id, settled }) => !settled && !waiting.has(id));
}
