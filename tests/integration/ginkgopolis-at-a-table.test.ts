import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { findGame } from '@/lib/games/registry';
import { matchProof } from '@/lib/matches/chance-proof';
import { handleCommand } from '@/lib/matches/command-handler';
import { readStream } from '@/lib/matches/event-store';
import { loadMatch } from '@/lib/matches/match-loader';
import { matchPage } from '@/lib/matches/match-page';
import { choose, promptOf, runningMatch, storedEvents } from '../support/people';

const MODES = ['sealed', 'table'] as const;

function play(seats: number, smallChoices: (typeof MODES)[number] = 'sealed') {
  return runningMatch(seats, { game: 'ginkgopolis', name: 'The Thursday city', options: { smallChoices } });
}

/** What the database says is asked, and what the stream says. */
async function asked(matchId: string) {
  const stored = await db.openPrompt.findMany({ where: { matchId } });
  const replayed = findGame('ginkgopolis')?.replay(await readStream(db, { matchId }));
  const sorted = <One extends { id: string }>(prompts: readonly One[]) =>
    prompts.toSorted((one, other) => one.id.localeCompare(other.id));
  return {
    stored: sorted(stored.map(({ promptId, seat, kind, settled }) => ({ id: promptId, seat, kind, settled }))),
    replayed: sorted(replayed?.openPrompts() ?? []),
  };
}

describe('Ginkgopolis at a table of the service', () => {
  it('L1: resolves a round once when five players seal in the same instant', async () => {
    const { matchId, users } = await play(5);
    const row = await db.match.findUniqueOrThrow({ where: { id: matchId } });
    const match = await loadMatch(db, row);
    const prompts = await Promise.all(users.map((userId) => promptOf(matchId, userId)));

    const answers = await Promise.all(
      prompts.map((prompt, seat) => {
        const command = match.legalCommands(prompt).find(({ type }) => type === 'SealChoice');
        return handleCommand({
          ...{ matchId, userId: users[seat] ?? '', promptId: prompt.id },
          ...{ commandId: randomUUID(), command },
        });
      }),
    );

    expect(answers.map(({ outcome }) => outcome)).toEqual(Array(5).fill('accepted'));
    const types = (await storedEvents(matchId)).map(({ type }) => type);
    expect(types.filter((type) => type === 'ChoiceSealed')).toHaveLength(5);
    expect(types.filter((type) => type === 'CardRevealed')).toHaveLength(5);
  });

  it.each(MODES)(
    'N10: waits for those the replayed stream waits for, after every move of a whole match (%s)',
    { timeout: 120_000 },
    async (mode) => {
      const { matchId, users } = await play(3, mode);
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

      const page = await matchPage({ matchId, userId: users[0] });
      expect(page?.match.status).toBe('finished');
      const proof = await matchProof({ matchId, userId: users[0] });
      expect(proof?.shuffles.length).toBeGreaterThan(2);
      expect(proof?.shuffles.every(({ holds }) => holds)).toBe(true);
    },
  );
});
