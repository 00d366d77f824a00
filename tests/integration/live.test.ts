import pg from 'pg';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { LivePage } from '@/lib/matches/reading/live-pages';
import { LIVE_PAGES, stopWatching, watchPage } from '@/lib/matches/reading/live-pages';
import { matchPulse } from '@/lib/matches/reading/match-pulse';
import { emptySeat, startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { bid, granted, openTable, runningMatch, signUp } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

afterAll(stopWatching);

/** An open page, with all it has been told. */
function openPage(page: LivePage, userId?: string) {
  const told: (string | undefined)[] = [];
  const leave = watchPage(page, { userId, tell: (pulse) => told.push(pulse), end: () => undefined });
  return { told, leave: () => leave?.(), isWatched: leave !== undefined };
}

const openMatch = (matchId: string, userId?: string) => openPage({ of: 'match', matchId }, userId);

const soon = (check: () => void) => vi.waitFor(check, { timeout: 10_000 });

/** Long enough for a word that must not come. */
const aMoment = () => new Promise((resolve) => setTimeout(resolve, 600));

describe('an open page of a match', () => {
  it('is told its pulse at once, and the next when somebody moves', async () => {
    const { matchId, users } = await runningMatch(3);
    const page = openMatch(matchId, users[0]);
    await soon(() => expect(page.told).toHaveLength(1));

    await bid({ matchId, userId: users[1] ?? '' });

    await soon(() => expect(page.told).toHaveLength(2));
    expect(page.told.at(-1)).toBe(await matchPulse({ matchId, userId: users[0] }));
    page.leave();
  });

  it('is told nothing at all when somebody else changes a sealed choice (S7)', async () => {
    const { matchId, users } = await runningMatch(3);
    const [ana, bo] = [users[0] ?? '', users[1] ?? ''];
    await bid({ matchId, userId: ana, amount: 1 });
    const [other, stranger, own] = [openMatch(matchId, bo), openMatch(matchId), openMatch(matchId, ana)];
    await soon(() => expect([other, stranger, own].map(({ told }) => told.length)).toEqual([1, 1, 1]));

    await bid({ matchId, userId: ana, amount: 3 });

    await soon(() => expect(own.told).toHaveLength(2));
    await aMoment();
    expect([other.told.length, stranger.told.length]).toEqual([1, 1]);
    for (const { leave } of [other, stranger, own]) leave();
  });

  it('learns what happened while the database could not be heard', async () => {
    const { matchId, users } = await runningMatch(3);
    const page = openMatch(matchId, users[0]);
    await soon(() => expect(page.told).toHaveLength(1));

    const client = new pg.Client(env().DATABASE_URL);
    await client.connect();
    const { rowCount } = await client.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name = 'turnleaf live' AND datname = current_database()`,
    );
    await bid({ matchId, userId: users[1] ?? '' });
    await client.end();

    expect(rowCount).toBe(1);
    await soon(() => expect(page.told).toHaveLength(2));
    page.leave();
  });

  it('ends for somebody who is taken from a table by link', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const matchId = await openTable(ana, { visibility: 'link', seatCount: 3 });
    const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
    granted(await takeSeat({ matchId, userId: bo, inviteToken }));
    const page = openMatch(matchId, bo);
    await soon(() => expect(page.told).toHaveLength(1));

    granted(await emptySeat({ matchId, userId: ana, seat: 1 }));

    await soon(() => expect(page.told.at(-1)).toBeUndefined());
    page.leave();
  });

  it('is told nothing any more when it was left, nor when another match moves', async () => {
    const { matchId, users } = await runningMatch(2);
    const other = await openTable(users[0] ?? '');
    const page = openMatch(matchId, users[0]);
    const elsewhere = openMatch(other, users[0]);
    await soon(() => expect(page.told.length + elsewhere.told.length).toBe(2));
    page.leave();

    await bid({ matchId, userId: users[1] ?? '' });
    await aMoment();

    expect([page.told.length, elsewhere.told.length]).toEqual([1, 1]);
    elsewhere.leave();
  });
});

describe('a list of matches that is open', () => {
  it('is told when a match moves, when a table opens and when one starts', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana, bo] = [users[0] ?? '', users[1] ?? ''];
    const page = openPage({ of: 'home', userId: ana }, ana);
    await soon(() => expect(page.told).toHaveLength(1));

    await bid({ matchId, userId: bo });
    await soon(() => expect(page.told).toHaveLength(2));

    const table = await openTable(bo, { name: 'Another table', seatCount: 3 });
    await soon(() => expect(page.told).toHaveLength(3));

    granted(await takeSeat({ matchId: table, userId: await signUp('Cleo') }));
    await soon(() => expect(page.told).toHaveLength(4));
    granted(await startMatch({ matchId: table, userId: bo }));
    await soon(() => expect(page.told).toHaveLength(5));
    page.leave();
  });

  it('is told nothing of a table by link that is not for this reader', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const page = openPage({ of: 'home', userId: ana }, ana);
    await soon(() => expect(page.told).toHaveLength(1));

    await openTable(bo, { visibility: 'link' });
    await new Promise((resolve) => setTimeout(resolve, 1_800));

    expect(page.told).toHaveLength(1);
    page.leave();
  });
});

describe('the pages one person keeps fresh at once', () => {
  it('are few; another finds room when one is left, and other people always do', async () => {
    const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
    const matchId = await openTable(ana);
    const pages = Array.from({ length: LIVE_PAGES.ofOneUser }, () => openMatch(matchId, ana));
    expect(pages.every(({ isWatched }) => isWatched)).toBe(true);

    expect(openMatch(matchId, ana).isWatched).toBe(false);
    const other = openMatch(matchId, bo);
    expect(other.isWatched).toBe(true);
    pages[0]?.leave();
    const another = openMatch(matchId, ana);
    expect(another.isWatched).toBe(true);

    for (const { leave } of [...pages, other, another]) leave();
  });
});
