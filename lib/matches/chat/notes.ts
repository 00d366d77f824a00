import { db } from '@/lib/db';
import { findVisibleMatch } from '../reading/match-access';
import type { ChatReader } from './channels';
import type { ChatResult } from './refusal';
import { refuseChat } from './refusal';
import { readNote } from './written-text';

/** `revision` is 0 while nothing was noted. */
export type Note = Readonly<{ text: string; revision: number }>;

/** The user's own note about a match. Nobody else's is ever asked for. */
export async function noteOf({ matchId, userId }: ChatReader): Promise<ChatResult<{ note: Note }>> {
  if (!(await findVisibleMatch({ matchId, userId }))) return refuseChat('no-such-match');
  const note = await db.matchNote.findUnique({
    where: { userId_matchId: { userId, matchId } },
    select: { text: true, revision: true },
  });
  return { ok: true, note: note ?? { text: '', revision: 0 } };
}

/** Keeps the note as it is now, unless another device has changed it since `revision`. */
export async function keepNote({
  matchId,
  userId,
  text,
  revision,
}: ChatReader & Note): Promise<ChatResult<{ revision: number }>> {
  if (!(await findVisibleMatch({ matchId, userId }))) return refuseChat('no-such-match');
  const read = readNote(text);
  if (!read.ok) return read;
  const [kept] = await db.$queryRaw<{ revision: number }[]>`
    INSERT INTO "MatchNote" ("userId", "matchId", "text", "revision")
    VALUES (${userId}::uuid, ${matchId}::uuid, ${read.text}, 1)
    ON CONFLICT ("userId", "matchId") DO UPDATE
      SET "text" = EXCLUDED."text", "revision" = "MatchNote"."revision" + 1, "changedAt" = now()
      WHERE "MatchNote"."revision" = ${revision} OR "MatchNote"."text" = EXCLUDED."text"
    RETURNING "revision"`;
  return kept ? { ok: true, revision: kept.revision } : refuseChat('note-changed');
}
