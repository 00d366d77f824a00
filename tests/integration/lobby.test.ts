import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { matchPage } from '@/lib/matches/reading/match-page';
import { homeFor, invitation, openTables } from '@/lib/matches/reading/queries';
import {
  addBot,
  cancelTable,
  changeOptions,
  emptySeat,
  leaveTable,
  startMatch,
  takeSeat,
} from '@/lib/matches/tables/lobby';
import { createTable, quickMatch } from '@/lib/matches/tables/table-creation';
import { refusedWith } from '../support/outcomes';
import { granted, openTable, signUp } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

async function seatsOf(matchId: string) {
  const seats = await db.matchSeat.findMany({ where: { matchId }, orderBy: { seat: 'asc' } });
  return seats.map(({ seat, userId, bot }) => ({ seat, who: userId ?? bot }));
}

async function tokenOf(matchId: string) {
  return (await db.match.findUniqueOrThrow({ where: { id: matchId } })).inviteToken;
}

describe('the last seat', () => {
  it('goes to exactly one of two who take it at the same time, and the match starts once', async () => {
    const [ana = '', ...others] = await Promise.all(['Ana', 'Bo', 'Cleo', 'Dan', 'Eva'].map(signUp));
    const matchId = await openTable(ana, { startsWhenFull: true });

    const answers = await Promise.all(others.map((userId) => takeSeat({ matchId, userId })));

    expect(answers.filter(({ ok }) => ok)).toEqual([{ ok: true, started: true }]);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(3).fill(refusedWith('already-started')));
    expect(await db.matchEvent.count({ where: { matchId, type: 'MatchStarted' } })).toBe(1);
  });

  it('taken twice by the same person at the same time is taken once', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const matchId = await openTable(ana, { seatCount: 4 });

    const answers = await Promise.all([1, 2, 3].map(() => takeSeat({ matchId, userId: bo })));

    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await seatsOf(matchId)).toEqual([
      { seat: 0, who: ana },
      { seat: 1, who: bo },
    ]);
  });

  it('may be left free until the owner starts, and a full table then says so', async () => {
    const [ana = '', bo = '', cleo = ''] = await Promise.all(['Ana', 'Bo', 'Cleo'].map(signUp));
    const matchId = await openTable(ana, { startsWhenFull: false });

    expect(await takeSeat({ matchId, userId: bo })).toEqual({ ok: true, started: false });
    expect(await takeSeat({ matchId, userId: cleo })).toEqual(refusedWith('table-full'));
    expect(await startMatch({ matchId, userId: ana })).toEqual({ ok: true });
  });
});

describe('before the start', () => {
  it('people leave, and the owner takes bots and people from the table; seats close ranks at the start', async () => {
    const [ana = '', bo = '', cleo = '', dan = ''] = await Promise.all(['Ana', 'Bo', 'Cleo', 'Dan'].map(signUp));
    const matchId = await openTable(ana, { seatCount: 5 });
    for (const userId of [bo, cleo, dan]) granted(await takeSeat({ matchId, userId }));
    granted(await addBot({ matchId, userId: ana, bot: 'cautious' }));

    granted(await leaveTable({ matchId, userId: bo }));
    granted(await emptySeat({ matchId, userId: ana, seat: 3 }));
    granted(await startMatch({ matchId, userId: ana }));

    expect(await seatsOf(matchId)).toEqual([
      { seat: 0, who: ana },
      { seat: 1, who: cleo },
      { seat: 2, who: 'cautious' },
    ]);
    const page = await matchPage({ matchId, userId: cleo });
    expect(page).toMatchObject({ you: 1, match: { seatCount: 3, status: 'running' } });
  });

  it('the owner fills empty seats with bots', async () => {
    const ana = await signUp('Ana');
    const matchId = await openTable(ana, { seatCount: 3 });

    granted(await startMatch({ matchId, userId: ana, fillWith: 'cautious' }));

    expect((await seatsOf(matchId)).map(({ who }) => who)).toEqual([ana, 'cautious', 'cautious']);
  });

  it('only the owner starts, cancels, changes options and seats bots', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const matchId = await openTable(ana);
    granted(await takeSeat({ matchId, userId: bo }));
    const by = { matchId, userId: bo };

    for (const answer of [
      await startMatch(by),
      await cancelTable(by),
      await addBot({ ...by, bot: 'cautious' }),
      await emptySeat({ ...by, seat: 0 }),
      await changeOptions({ ...by, options: {} }),
    ]) {
      expect(answer).toEqual(refusedWith('owner-only'));
    }
  });

  it('the owner stays, and may cancel; nobody joins then', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const matchId = await openTable(ana);

    expect(await leaveTable({ matchId, userId: ana })).toEqual(refusedWith('owner-stays'));
    granted(await cancelTable({ matchId, userId: ana }));
    expect(await takeSeat({ matchId, userId: bo })).toEqual(refusedWith('cancelled'));
    expect(await openTables(bo)).toEqual([]);
  });

  it('a match needs enough players', async () => {
    const ana = await signUp('Ana');
    const matchId = await openTable(ana);
    expect(await startMatch({ matchId, userId: ana })).toEqual({
      ok: false,
      reason: 'too-few-players',
      values: { min: 2 },
    });
  });

  it('options are those of the game', async () => {
    const ana = await signUp('Ana');
    const matchId = await openTable(ana);

    expect(await changeOptions({ matchId, userId: ana, options: { rounds: 'many' } })).toEqual(refusedWith('options'));
    granted(await changeOptions({ matchId, userId: ana, options: { rounds: '1' } }));
    expect((await matchPage({ matchId, userId: ana }))?.match.options).toEqual({ rounds: 1 });
  });
});

describe('once a match runs', () => {
  it('nobody leaves, joins, starts or cancels', async () => {
    const [ana = '', bo = '', cleo = ''] = await Promise.all(['Ana', 'Bo', 'Cleo'].map(signUp));
    const matchId = await openTable(ana, { startsWhenFull: true });
    granted(await takeSeat({ matchId, userId: bo }));

    for (const answer of [
      await leaveTable({ matchId, userId: bo }),
      await takeSeat({ matchId, userId: cleo }),
      await startMatch({ matchId, userId: ana }),
      await cancelTable({ matchId, userId: ana }),
    ]) {
      expect(answer).toEqual(refusedWith('already-started'));
    }
    expect(await takeSeat({ matchId, userId: bo })).toEqual(refusedWith('already-seated'));
  });
});

describe('a table by secret link', () => {
  it('is not there for those without the link', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const matchId = await openTable(ana, { visibility: 'link' });

    expect(await openTables(bo)).toEqual([]);
    expect(await matchPage({ matchId, userId: bo })).toBeUndefined();
    expect(await matchPage({ matchId })).toBeUndefined();
    expect(await takeSeat({ matchId, userId: bo })).toEqual(refusedWith('no-such-table'));
    expect(await takeSeat({ matchId, userId: bo, inviteToken: 'guess' })).toEqual(refusedWith('invitation-wrong'));
    expect(await invitation('guess', bo)).toBeUndefined();
  });

  it('shows itself and takes those in who hold it, and keeps the link from those outside', async () => {
    const [ana = '', bo = '', cleo = ''] = await Promise.all(['Ana', 'Bo', 'Cleo'].map(signUp));
    const matchId = await openTable(ana, { visibility: 'link', seatCount: 3 });
    const inviteToken = await tokenOf(matchId);

    expect((await invitation(inviteToken, bo))?.id).toBe(matchId);
    expect((await matchPage({ matchId, userId: bo, inviteToken }))?.match.inviteToken).toBeUndefined();
    granted(await takeSeat({ matchId, userId: bo, inviteToken }));
    expect((await matchPage({ matchId, userId: bo }))?.match.inviteToken).toBe(inviteToken);
    expect(await matchPage({ matchId, userId: cleo })).toBeUndefined();
  });

  it('tells with its card what has become of the table', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const matchId = await openTable(ana, { visibility: 'link', startsWhenFull: true });
    const inviteToken = await tokenOf(matchId);
    granted(await takeSeat({ matchId, userId: bo, inviteToken }));

    expect(await invitation(inviteToken)).toMatchObject({ status: 'running' });
  });
});

describe('a new table', () => {
  const wish = { game: 'sealed-bid', name: 'Table', seatCount: 2, options: {}, visibility: 'public' } as const;

  it.each([
    ['unknown-game', { game: 'chess' }],
    ['name-too-short', { name: ' x ' }],
    ['name-too-long', { name: 'x'.repeat(41) }],
    ['name-characters', { name: 'Left\u202eright' }],
    ['name-marks', { name: `Zal${'\u0316'.repeat(9)}go` }],
    ['seat-count', { seatCount: 6 }],
    ['seat-count', { seatCount: 2.5 }],
    ['options', { options: { rounds: 0 } }],
  ])('is refused with %s for %j', async (reason, flaw) => {
    const userId = await signUp('Ana');
    expect(await createTable({ ...wish, userId, startsWhenFull: false, ...flaw })).toEqual(refusedWith(reason));
  });

  it('waits for players in the lobby, where its owner does not see it among the others', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const matchId = await openTable(ana, { name: '  Thursday   table ' });

    expect((await openTables(bo)).map(({ id, name }) => ({ id, name }))).toEqual([
      { id: matchId, name: 'Thursday table' },
    ]);
    expect(await openTables(ana)).toEqual([]);
    expect((await homeFor(ana)).waiting.map(({ id }) => id)).toEqual([matchId]);
  });

  it('is one too many when its owner has enough that wait', async () => {
    const ana = await signUp('Ana');
    for (let table = 0; table < 20; table++) await openTable(ana);
    expect(await createTable({ ...wish, userId: ana, startsWhenFull: false })).toEqual(refusedWith('too-many-tables'));
  });
});

describe('a match against bots', () => {
  it('runs at once', async () => {
    const userId = await signUp('Ana');
    const quick = await quickMatch({ userId, game: 'sealed-bid', name: 'Quick', bots: ['cautious', 'cautious'] });
    expect((await matchPage({ matchId: granted(quick).matchId, userId }))?.canAct).toBe(true);
  });

  it('is refused for a bot the game does not have, and for too many', async () => {
    const userId = await signUp('Ana');
    const wish = { userId, game: 'sealed-bid', name: 'Quick' };
    expect(await quickMatch({ ...wish, bots: ['clever'] })).toEqual(refusedWith('unknown-bot'));
    expect(await quickMatch({ ...wish, bots: Array(5).fill('cautious') })).toEqual(refusedWith('seat-count'));
  });
});
