import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { personPage } from '@/lib/matches/people/people';
import { homeFor, waitingMatches } from '@/lib/matches/reading/queries';
import { forgetPractice, hasPlayed, leavePractice, practise } from '@/lib/matches/tables/practice';
import { openRematch } from '@/lib/matches/tables/rematch';
import { createTable, quickMatch } from '@/lib/matches/tables/table-creation';
import { choose, granted, guestNamed, signUp } from '../support/people';
import { runJobs } from '../support/worker';

const GAME = { game: 'ginkgopolis', name: 'Learning Ginkgopolis' };

async function practiceOf(userId: string) {
  return granted(await practise({ userId, ...GAME })).matchId;
}

const leave = (matchId: string, userId: string) => leavePractice({ matchId, userId, commandId: randomUUID() });
const statusOf = async (matchId: string) => (await db.match.findUnique({ where: { id: matchId } }))?.status;

/** Plays until nothing is asked any more. */
async function playToTheEnd(matchId: string, userId: string) {
  while ((await statusOf(matchId)) === 'running') {
    await runJobs();
    await choose({ matchId, userId });
  }
  await runJobs();
}

describe('a practice table', () => {
  it('runs at once against bots, by link and without a clock, with chance committed as in every match', async () => {
    const gus = await guestNamed('Gus');
    const match = await db.match.findUniqueOrThrow({
      where: { id: await practiceOf(gus) },
      include: { seats: { orderBy: { seat: 'asc' } } },
    });

    expect(match).toMatchObject({ practice: true, status: 'running', visibility: 'link', paceMs: null });
    expect(match.seedCommitment).not.toBeNull();
    expect(match.seats.map(({ userId, bot }) => userId ?? bot)).toEqual([gus, 'normal', 'normal']);
  });

  it('is one for each person and game: whoever comes back goes on where it was left', async () => {
    const [gus, ida] = [await guestNamed('Gus'), await guestNamed('Ida')];
    const first = await practiceOf(gus);

    expect(await practiceOf(gus)).toBe(first);
    expect(granted(await practise({ userId: gus, game: 'citadels', name: 'Learning' })).matchId).not.toBe(first);
    expect(await practiceOf(ida)).not.toBe(first);
  });

  it('counts nowhere when it is played to its end: no record, no answer times, no list, no mail, no rematch', async () => {
    const ana = await signUp('Ana');
    const matchId = await practiceOf(ana);
    expect(await waitingMatches(ana)).toEqual([]);
    await playToTheEnd(matchId, ana);

    expect(await statusOf(matchId)).toBe('finished');
    expect((await personPage(ana, ana))?.record).toEqual({ finished: 0, won: 0, missedTurns: 0, medianSeconds: null });
    expect((await personPage(ana, ana))?.matches).toEqual([]);
    expect((await homeFor(ana)).finished).toEqual([]);
    expect(await db.answerTimes.count()).toBe(0);
    expect(await db.notice.count()).toBe(0);
    expect(await openRematch({ matchId, userId: ana })).toMatchObject({ ok: false, reason: 'no-such-table' });
  });

  it('is left at any moment, also in late rounds, and nobody is told', async () => {
    const ana = await signUp('Ana');
    const matchId = await practiceOf(ana);
    for (let round = 1; round <= 4; round++) {
      await choose({ matchId, userId: ana });
      await runJobs();
    }

    expect(await leave(matchId, ana)).toBe(true);
    await runJobs();

    expect(await statusOf(matchId)).toBe('cancelled');
    expect(await db.notice.count()).toBe(0);
    expect(await homeFor(ana)).toEqual({ yourTurn: [], waiting: [], finished: [] });
    expect(await practiceOf(ana)).not.toBe(matchId);
  });

  it('is left by nobody else, and no match that counts is left this way', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const matchId = await practiceOf(ana);
    const counting = granted(await quickMatch({ userId: ana, ...GAME, bots: ['normal'] })).matchId;

    expect([await leave(matchId, bo), await leave(counting, ana)]).toEqual([false, false]);
    expect([await statusOf(matchId), await statusOf(counting)]).toEqual(['running', 'running']);
  });

  it('is forgotten after a week without a move, with all that was recorded; other matches are not', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const [left, fresh] = [await practiceOf(ana), await practiceOf(bo)];
    const counting = granted(await quickMatch({ userId: ana, ...GAME, bots: ['normal'] })).matchId;
    const longAgo = new Date(Date.now() - 8 * 86_400_000);
    await db.match.updateMany({ where: { id: { in: [left, counting] } }, data: { movedAt: longAgo } });

    await forgetPractice();
    await runJobs();

    expect(await statusOf(left)).toBeUndefined();
    expect(await db.matchEvent.count({ where: { matchId: left } })).toBe(0);
    expect([await statusOf(fresh), await statusOf(counting)]).toEqual(['running', 'running']);
  });

  it('is offered to those who have never sat at a table of the game that was begun, and to others no more', async () => {
    const ana = await signUp('Ana');
    const wish = { ...GAME, seatCount: 2, options: {}, visibility: 'link', startsWhenFull: false } as const;
    granted(await createTable({ userId: ana, ...wish }));
    expect(await hasPlayed(ana, GAME.game)).toBe(false);

    await practiceOf(ana);

    expect(await hasPlayed(ana, GAME.game)).toBe(true);
    expect(await hasPlayed(ana, 'citadels')).toBe(false);
  });
});
