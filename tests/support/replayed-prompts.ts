import { expect } from 'vitest';
import { db } from '@/lib/db';
import type { Prompt } from '@/lib/engine/game-definition';
import { findGame } from '@/lib/games/registry';
import { matchPage } from '@/lib/matches/reading/match-page';
import { matchProof } from '@/lib/matches/stream/chance-proof';
import { readStream } from '@/lib/matches/stream/event-store';
import type { RunningMatch } from './people';
import { choose } from './people';

/** What the database says is asked, and what the stream says. */
async function asked(matchId: string) {
  const { game } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
  const stored = await db.openPrompt.findMany({ where: { matchId } });
  const replayed = findGame(game)?.replay(await readStream(db, { matchId }));
  const sorted = (prompts: readonly Prompt[]) =>
    prompts
      .map(({ id, seat, kind, settled }) => ({ id, seat, kind, settled }))
      .toSorted((one, other) => one.id.localeCompare(other.id));
  return {
    stored: sorted(stored.map(({ promptId, ...prompt }) => ({ ...prompt, id: promptId }))),
    replayed: sorted(replayed?.openPrompts() ?? []),
  };
}

/** Plays a match to its end. After every move the open prompts are those of the stream; in the end all chance is proved. */
export async function expectReplayableMatch({ matchId, users }: RunningMatch, leastShuffles: number): Promise<void> {
  let moved = true;
  while (moved) {
    moved = false;
    for (const userId of users) {
      if (!(await choose({ matchId, userId }))) continue;
      moved = true;
      const { stored, replayed } = await asked(matchId);
      expect(stored).toEqual(replayed);
    }
  }
  const [userId] = users;
  expect((await matchPage({ matchId, userId }))?.match.status).toBe('finished');
  const proof = await matchProof({ matchId, userId });
  expect(proof?.shuffles.length).toBeGreaterThan(leastShuffles);
  expect(proof?.shuffles.every(({ holds }) => holds)).toBe(true);
}
