import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { handleCommand } from '@/lib/matches/command-handler';
import { matchPage } from '@/lib/matches/reading/match-page';
import { forgetMatches } from '@/lib/matches/stream/match-cache';
import { bid, promptOf, runningMatch, signUp, storedEvents } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

describe('a move', () => {
  it('L3: sent ten times at once with the same id is stored once and answered the same', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = ''] = users;
    const promptId = (await promptOf(matchId, ana)).id;
    const commandId = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => bid({ matchId, userId: ana, promptId, commandId })),
    );

    expect(answers).toEqual(Array(10).fill({ outcome: 'accepted', version: 3 }));
    const stored = await storedEvents(matchId);
    expect(stored.filter((event) => event.commandId === commandId)).toHaveLength(1);
  });

  it('L3: the same id again after the round has resolved is answered as at first', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    const promptId = (await promptOf(matchId, bo)).id;
    const commandId = randomUUID();
    await bid({ matchId, userId: ana });
    const first = await bid({ matchId, userId: bo, promptId, commandId });

    expect(await bid({ matchId, userId: bo, promptId, commandId })).toEqual(first);
    expect(first).toEqual({ outcome: 'accepted', version: 6 });
  });

  it('with the id of another seat’s move is refused and not stored', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    const commandId = randomUUID();
    await bid({ matchId, userId: ana, commandId });

    const answer = await bid({ matchId, userId: bo, commandId });

    expect(answer).toMatchObject({ outcome: 'rejected', reason: 'command-id-used' });
    expect(await storedEvents(matchId)).toHaveLength(3);
  });

  it.each([2, 5])(
    'L1: of %i players sealing in the same instant all are stored, and the round resolves once',
    async (seats) => {
      const { matchId, users } = await runningMatch(seats);
      const prompts = await Promise.all(users.map((userId) => promptOf(matchId, userId)));

      const answers = await Promise.all(
        users.map((userId, seat) => bid({ matchId, userId, promptId: prompts[seat]?.id ?? '', amount: seat % 4 })),
      );

      expect(answers.map(({ outcome }) => outcome)).toEqual(Array(seats).fill('accepted'));
      const stored = await storedEvents(matchId);
      expect(stored.filter(({ type }) => type === 'BidPlaced')).toHaveLength(seats);
      expect(stored.filter(({ type }) => type === 'BidsRevealed').map(({ data }) => data)).toEqual([
        { amounts: users.map((_, seat) => seat % 4) },
      ]);
    },
  );

  it('L4: from a page rendered before the round resolved is refused, and nothing is stored', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    const stale = await promptOf(matchId, ana);
    await bid({ matchId, userId: ana });
    await bid({ matchId, userId: bo });
    const before = await storedEvents(matchId);

    const answer = await bid({ matchId, userId: ana, promptId: stale.id, amount: 3 });

    expect(answer).toEqual({ outcome: 'rejected', reason: 'prompt-closed', values: {} });
    expect(await storedEvents(matchId)).toEqual(before);
  });

  it('L6: a hundred rounds of paired concurrent moves leave a dense stream', async () => {
    const { matchId, users } = await runningMatch(2, { options: { rounds: 100 } });

    for (let round = 1; round <= 100; round++) {
      const answers = await Promise.all(
        users.map((userId, seat) => bid({ matchId, userId, promptId: `round-${round} seat-${seat}` })),
      );
      expect(answers.map(({ outcome }) => outcome)).toEqual(['accepted', 'accepted']);
    }

    const versions = (await storedEvents(matchId)).map(({ version }) => version);
    expect(versions).toEqual(versions.map((_, index) => index + 1));
    expect(versions).toHaveLength(2 + 100 * 4);
    expect(await db.match.findUnique({ where: { id: matchId }, select: { status: true, version: true } })).toEqual({
      status: 'finished',
      version: 402,
    });
  });
});

describe('a recorded move', () => {
  it('that changes a sealed choice counts instead of the first', async () => {
    const { matchId, users } = await runningMatch(2, { options: { rounds: 1 } });
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana, amount: 0 });
    await bid({ matchId, userId: ana, amount: 3 });
    await bid({ matchId, userId: bo, amount: 1 });

    const page = await matchPage({ matchId, userId: ana });

    expect(page?.seats.map(({ rank }) => rank)).toEqual([1, 2]);
  });

  it('is stored whole or not at all: when its job cannot be written, neither are its events', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana });
    const before = await storedEvents(matchId);
    const prompts = await db.openPrompt.findMany({ where: { matchId } });
    await db.$executeRaw`ALTER FUNCTION graphile_worker.add_job RENAME TO add_job_elsewhere`;
    try {
      await expect(bid({ matchId, userId: bo })).rejects.toThrow();
    } finally {
      await db.$executeRaw`ALTER FUNCTION graphile_worker.add_job_elsewhere RENAME TO add_job`;
    }

    expect(await storedEvents(matchId)).toEqual(before);
    expect(await db.openPrompt.findMany({ where: { matchId } })).toEqual(prompts);
    expect(await bid({ matchId, userId: bo })).toMatchObject({ outcome: 'accepted' });
  });
});

describe('a move is refused with a reason', () => {
  const command = { type: 'PlaceBid', data: { amount: 1 } };

  it('for somebody who does not sit there', async () => {
    const { matchId } = await runningMatch(2);
    const userId = await signUp('Stranger');
    const answer = await handleCommand({ matchId, userId, promptId: 'x', commandId: randomUUID(), command });
    expect(answer).toMatchObject({ outcome: 'rejected', reason: 'not-your-seat' });
  });

  it('for a player who answers what another is asked', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    const { id: promptId } = await promptOf(matchId, bo);
    const answer = await bid({ matchId, userId: ana, promptId });
    expect(answer).toMatchObject({ outcome: 'rejected', reason: 'not-your-prompt' });
    expect(await storedEvents(matchId)).toHaveLength(2);
  });

  it('for a match that is not there', async () => {
    const userId = await signUp('Ana');
    for (const matchId of [randomUUID(), 'nonsense']) {
      const answer = await handleCommand({ matchId, userId, promptId: 'x', commandId: randomUUID(), command });
      expect(answer).toMatchObject({ outcome: 'rejected', reason: 'no-such-match' });
    }
  });

  it('when the command cannot be read', async () => {
    const { matchId, users } = await runningMatch(2);
    const [userId = ''] = users;
    const promptId = (await promptOf(matchId, userId)).id;
    for (const malformed of [null, 'x', {}, { type: 'PlaceBid', data: { amount: '1' } }]) {
      const answer = await handleCommand({ matchId, userId, promptId, commandId: randomUUID(), command: malformed });
      expect(answer).toMatchObject({ outcome: 'rejected', reason: 'malformed-command' });
    }
    const answer = await handleCommand({ matchId, userId, promptId, commandId: 'not a uuid', command });
    expect(answer).toMatchObject({ outcome: 'rejected', reason: 'malformed-command' });
  });

  it('by the rules of the game, with the values its sentence needs', async () => {
    const { matchId, users } = await runningMatch(2);
    const answer = await bid({ matchId, userId: users[0] ?? '', amount: 4 });
    expect(answer).toEqual({ outcome: 'rejected', reason: 'bid-too-high', values: { highest: 3 } });
  });

  it('after the match has finished', async () => {
    const { matchId, users } = await runningMatch(2, { options: { rounds: 1 } });
    const [ana = '', bo = ''] = users;
    const { id: promptId } = await promptOf(matchId, ana);
    await bid({ matchId, userId: ana });
    await bid({ matchId, userId: bo });
    expect(await bid({ matchId, userId: ana, promptId })).toMatchObject({ reason: 'match-not-running' });
  });
});

describe('a snapshot is only a cache', () => {
  async function seen(matchId: string, userId: string) {
    forgetMatches();
    return matchPage({ matchId, userId });
  }

  async function playedMatch() {
    const { matchId, users } = await runningMatch(2, { options: { rounds: 20 } });
    for (let round = 1; round <= 15; round++) for (const userId of users) await bid({ matchId, userId });
    return { matchId, ana: users[0] ?? '' };
  }

  it('so that the page is the same with it, without it, and with one of another build or beyond repair', async () => {
    const { matchId, ana } = await playedMatch();
    const warm = await matchPage({ matchId, userId: ana });
    expect(await db.matchSnapshot.count()).toBe(1);
    expect(await seen(matchId, ana)).toEqual(warm);

    await db.matchSnapshot.update({ where: { matchId }, data: { data: { version: 9, state: 'broken' } } });
    expect(await seen(matchId, ana)).toEqual(warm);
    await db.matchSnapshot.update({ where: { matchId }, data: { build: 'another' } });
    expect(await seen(matchId, ana)).toEqual(warm);
    await db.matchSnapshot.deleteMany();
    expect(await seen(matchId, ana)).toEqual(warm);
  });
});
