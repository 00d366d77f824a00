import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { matchPage } from '@/lib/matches/reading/match-page';
import { matchPulse } from '@/lib/matches/reading/match-pulse';
import { homeFor } from '@/lib/matches/reading/queries';
import { markSeen } from '@/lib/matches/reading/reading-progress';
import { matchProof, proveChance } from '@/lib/matches/stream/chance-proof';
import { readStream } from '@/lib/matches/stream/event-store';
import { addBot } from '@/lib/matches/tables/lobby';
import { bid, choose, granted, openTable, runningMatch, signUp } from '../support/people';
import { sealedBid } from '../support/sealed-bid';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

async function playToTheEnd({ matchId, users }: Awaited<ReturnType<typeof runningMatch>>) {
  let moved = true;
  while (moved) {
    moved = false;
    for (const userId of users) moved = (await choose({ matchId, userId })) || moved;
  }
}

describe('a match page', () => {
  it('shows each seat its own choice and nobody the others’', async () => {
    const { matchId, users } = await runningMatch(3);
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana, amount: 2 });

    const [hers, his, theirs] = await Promise.all([
      matchPage({ matchId, userId: ana }),
      matchPage({ matchId, userId: bo }),
      matchPage({ matchId }),
    ]);

    expect(hers?.view).toMatchObject({ yourBid: 2, sealed: [0] });
    expect(his?.view).toMatchObject({ yourBid: null, sealed: [0] });
    expect(theirs?.view).not.toHaveProperty('yourBid');
    expect(hers?.log.at(-1)?.event.data).toMatchObject({ seat: 0, amount: 2 });
    for (const page of [his, theirs]) expect(page?.log.at(-1)?.event.data).not.toHaveProperty('amount');
    expect(theirs).toMatchObject({ you: undefined, canAct: false, prompts: [] });
  });

  it('tells whom the match waits for', async () => {
    const { matchId, users } = await runningMatch(3);
    await bid({ matchId, userId: users[1] ?? '' });

    const page = await matchPage({ matchId, userId: users[0] ?? '' });

    expect(page?.seats.map(({ waiting }) => waiting)).toEqual([true, false, true]);
    expect(page).toMatchObject({ canAct: true, you: 0 });
  });

  it('goes back to any step as the seat saw it then, where nothing can be chosen', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana, amount: 3 });
    const then = await matchPage({ matchId, userId: bo });
    await bid({ matchId, userId: bo, amount: 1 });

    const back = await matchPage({ matchId, userId: bo, step: 2 });

    expect(back).toMatchObject({ view: then?.view, log: then?.log, step: 2, latestStep: 5, canAct: false });
    for (const step of [0, 6, -1, 1.5, Number.NaN]) {
      expect(await matchPage({ matchId, userId: bo, step })).toBeUndefined();
    }
  });

  it('shows everybody everything once the match has finished, at every step', async () => {
    const match = await runningMatch(2, { options: { rounds: 1 } });
    await playToTheEnd(match);

    for (const userId of [match.users[0], undefined]) {
      const page = await matchPage({ matchId: match.matchId, userId, step: 2 });
      expect(page?.viewer).toEqual({ role: 'hindsight' });
      expect(page?.view).toHaveProperty('bids');
    }
  });

  it('remembers how far a seat has read, never further than the match has come', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = ''] = users;
    const lastSeen = async () => (await matchPage({ matchId, userId: ana }))?.lastSeenStep;

    await markSeen({ matchId, userId: ana, step: 99 });
    expect(await lastSeen()).toBe(1);
    await markSeen({ matchId, userId: ana, step: 1 });
    await markSeen({ matchId, userId: ana, step: -1 });
    expect(await lastSeen()).toBe(1);
    await markSeen({ matchId: 'nonsense', userId: ana, step: 1 });
  });

  it('tells nobody else, in no number and no order, that a sealed choice was changed (S7)', async () => {
    const { matchId, users } = await runningMatch(3);
    const [ana = '', bo = ''] = users;
    const seenBy = async (userId: string | undefined) => ({
      page: await matchPage({ matchId, userId }),
      pulse: await matchPulse({ matchId, userId }),
      home: userId === undefined ? undefined : await homeFor(userId),
    });
    const movedAt = async () => (await db.match.findUniqueOrThrow({ where: { id: matchId } })).movedAt;
    await bid({ matchId, userId: ana, amount: 2 });
    const before = [await seenBy(bo), await seenBy(undefined), await movedAt()];
    const hers = await seenBy(ana);

    await bid({ matchId, userId: ana, amount: 3 });

    expect([await seenBy(bo), await seenBy(undefined), await movedAt()]).toEqual(before);
    expect((await seenBy(ana)).pulse).not.toBe(hers.pulse);
  });

  it('answers polls until something changes with the same pulse, to those who may see the page', async () => {
    const ana = await signUp('Ana');
    const matchId = await openTable(ana, { visibility: 'link' });

    const pulse = await matchPulse({ matchId, userId: ana });
    expect(pulse).toBe((await matchPage({ matchId, userId: ana }))?.pulse);
    expect(await matchPulse({ matchId })).toBeUndefined();
    expect(await matchPulse({ matchId: 'nonsense' })).toBeUndefined();

    granted(await addBot({ matchId, userId: ana, bot: 'cautious' }));
    expect(await matchPulse({ matchId, userId: ana })).not.toBe(pulse);
  });
});

describe('home', () => {
  it('lists first what waits for me, longest first, then what waits for others, then what is over', async () => {
    const first = await runningMatch(2, { name: 'First' });
    const [ana = '', bo = ''] = first.users;
    const start = async (name: string) => {
      const matchId = await openTable(ana, { name, startsWhenFull: true, options: { rounds: 1 } });
      const { takeSeat } = await import('@/lib/matches/tables/lobby');
      granted(await takeSeat({ matchId, userId: bo }));
      return matchId;
    };
    const second = await start('Second');
    const waiting = await start('Waiting for Bo');
    await bid({ matchId: waiting, userId: ana });
    const over = await start('Over');
    await bid({ matchId: over, userId: ana });
    await bid({ matchId: over, userId: bo });

    const home = await homeFor(ana);

    expect(home.yourTurn.map(({ id }) => id)).toEqual([first.matchId, second]);
    expect(home.waiting.map(({ id }) => id)).toEqual([waiting]);
    expect(home.finished.map(({ id }) => id)).toEqual([over]);
    expect(home.waiting[0]?.view).not.toHaveProperty('yourBid');
  });

  it('shows a match that cannot be loaded without its picture, and the others whole', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = ''] = users;
    const other = await openTable(ana);
    await db.matchEvent.updateMany({ where: { matchId, version: 2 }, data: { type: 'Unreadable' } });
    const { forgetMatches } = await import('@/lib/matches/stream/match-cache');
    forgetMatches();

    const home = await homeFor(ana);

    expect(home.yourTurn).toMatchObject([{ id: matchId, view: undefined }]);
    expect(home.waiting.map(({ id }) => id)).toEqual([other]);
  });
});

describe('the waiting seats (N10)', () => {
  it('equal those of the replayed stream after any play', async () => {
    const { matchId, users } = await runningMatch(3, { options: { rounds: 6 } });
    for (let move = 0; move < 40; move++) {
      const userId = users[Math.floor(Math.random() * users.length)] ?? '';
      const page = await matchPage({ matchId, userId });
      const [prompt] = page?.prompts ?? [];
      if (!prompt) break;
      await bid({ matchId, userId, promptId: prompt.id, amount: move % 4 });

      const replayed = sealedBid.replay(await readStream(db, { matchId }));
      const stored = await db.openPrompt.findMany({ where: { matchId }, orderBy: { seat: 'asc' } });
      expect(stored.map(({ promptId, seat, kind, settled }) => ({ id: promptId, seat, kind, settled }))).toEqual(
        replayed.openPrompts(),
      );
    }
  });
});

describe('the proof of chance', () => {
  it('is not there before the match has finished', async () => {
    const { matchId, users } = await runningMatch(2);
    expect(await matchProof({ matchId, userId: users[0] })).toBeUndefined();
  });

  it('repeats every shuffle of a finished match from its published seed', async () => {
    const match = await runningMatch(2, { options: { rounds: 5 } });
    await playToTheEnd(match);

    const proof = await matchProof({ matchId: match.matchId });

    expect(proof?.commitmentHolds).toBe(true);
    expect(proof?.shuffles.map(({ size, holds }) => ({ size, holds }))).toEqual(
      Array(5).fill({ size: 5, holds: true }),
    );
  });

  it('fails for a changed result and for another seed', async () => {
    const match = await runningMatch(2, { options: { rounds: 3 } });
    await playToTheEnd(match);
    const events = await readStream(db, { matchId: match.matchId });
    const { seed } = await db.match.findUniqueOrThrow({ where: { id: match.matchId }, select: { seed: true } });
    const forged = events.map((event) =>
      event.version === 2 ? { ...event, data: { round: 1, prizes: [5, 5, 5, 5, 5] } } : event,
    );

    expect(proveChance(sealedBid, forged, seed ?? new Uint8Array())[0]?.holds).toBe(false);
    expect(proveChance(sealedBid, events, new Uint8Array(32)).every(({ holds }) => holds)).toBe(false);
  });
});
