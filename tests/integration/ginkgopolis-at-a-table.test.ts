import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { handleCommand } from '@/lib/matches/command-handler';
import { loadMatch } from '@/lib/matches/stream/match-loader';
import { promptOf, runningMatch, storedEvents } from '../support/people';
import { expectReplayableMatch } from '../support/replayed-prompts';

const MODES = ['sealed', 'table'] as const;

function play(seats: number, smallChoices: (typeof MODES)[number] = 'sealed') {
  return runningMatch(seats, { game: 'ginkgopolis', name: 'The Thursday city', options: { smallChoices } });
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
      await expectReplayableMatch(await play(3, mode), 2);
    },
  );
});
