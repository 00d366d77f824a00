import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { answerTimes } from '@/lib/matches/clock/answer-times';
import { personPage } from '@/lib/matches/people/people';
import { movesOf, readStream } from '@/lib/matches/stream/event-store';
import { gameOf } from '@/lib/matches/stream/match-loader';
import { bid, promptOf, runningMatch, signUp } from '../support/people';
import { runJobs } from '../support/worker';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const OPTIONS = { options: { rounds: '1' } };

async function finishedMatch(visibility: 'public' | 'link' = 'public') {
  const match = await runningMatch(2, { ...OPTIONS, visibility: 'public' });
  const [ana = '', bo = ''] = match.users;
  await db.match.update({ where: { id: match.matchId }, data: { visibility } });
  await bid({ matchId: match.matchId, userId: ana, amount: 3 });
  await bid({ matchId: match.matchId, userId: bo, amount: 1 });
  return { ...match, ana, bo };
}

/** As if the moves of a match had been made so many seconds after its start. */
async function spreadOverTime(matchId: string, seconds: readonly number[]) {
  const start = Date.now() - 1_000_000;
  for (const [index, [{ commandId }]] of movesOf(await readStream(db, { matchId })).entries()) {
    const recordedAt = new Date(start + (seconds[index] ?? 0) * 1_000);
    await db.matchEvent.updateMany({ where: { matchId, commandId }, data: { recordedAt } });
  }
}

describe('the page of a person', () => {
  it('shows the name, since when, and what became of finished matches, and never an address', async () => {
    const { ana, bo } = await finishedMatch();
    await runJobs();
    const page = await personPage(ana, undefined);

    expect(page).toMatchObject({ name: 'Ana', isYou: false, record: { finished: 1, won: 1, missedTurns: 0 } });
    expect((await personPage(bo, bo))?.record).toMatchObject({ finished: 1, won: 0 });
    expect((await personPage(bo, bo))?.isYou).toBe(true);
    expect(JSON.stringify(page)).not.toContain('@');
  });

  it('lists public matches that are over for everybody, and others for those who play in them', async () => {
    const { matchId, ana, bo } = await finishedMatch('link');
    const stranger = await signUp('Sam');
    const listed = async (readerId?: string) => (await personPage(ana, readerId))?.matches.map(({ id }) => id);

    expect(await listed(bo)).toEqual([matchId]);
    expect([await listed(stranger), await listed()]).toEqual([[], []]);
    await db.match.update({ where: { id: matchId }, data: { visibility: 'public' } });
    expect(await listed()).toEqual([matchId]);
  });

  it('is there for nobody who is not here', async () => {
    expect(await personPage(crypto.randomUUID(), undefined)).toBeUndefined();
    expect(await personPage('nobody', undefined)).toBeUndefined();
  });
});

describe('the usual time to answer', () => {
  it('runs from the question to the first answer of the person, and not to a change of mind', async () => {
    const match = await runningMatch(2, OPTIONS);
    const { matchId } = match;
    const [ana = '', bo = ''] = match.users;
    const prompt = await promptOf(matchId, ana);
    await bid({ matchId, userId: ana, amount: 3 });
    await bid({ matchId, userId: ana, amount: 2, promptId: prompt.id });
    await bid({ matchId, userId: bo });
    await spreadOverTime(matchId, [0, 60, 500, 600]);
    const row = await db.match.findUniqueOrThrow({ where: { id: matchId } });

    const times = answerTimes(gameOf(row), await readStream(db, { matchId }));

    expect([...times].toSorted()).toEqual([
      [0, [60]],
      [1, [600]],
    ]);
  });

  it('is the median over finished matches, noted once when they end, however often the job runs', async () => {
    const { matchId, ana } = await finishedMatch();
    expect((await personPage(ana, undefined))?.record.medianSeconds).toBeNull();
    await runJobs();
    await db.answerTimes.update({
      where: { matchId_seat: { matchId, seat: 0 } },
      data: { seconds: [10, 30, 4_000, 20, 25] },
    });

    expect((await personPage(ana, undefined))?.record.medianSeconds).toBe(25);
    expect(await db.answerTimes.count({ where: { matchId } })).toBe(2);
  });
});
