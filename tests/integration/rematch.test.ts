import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { blockPerson } from '@/lib/matches/people/blocks';
import { receivedInvitations } from '@/lib/matches/tables/invitation-lists';
import { declineInvitation } from '@/lib/matches/tables/invitations';
import { addBot, cancelTable, startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { openRematch, rematchOf } from '@/lib/matches/tables/rematch';
import { quickMatch } from '@/lib/matches/tables/table-creation';
import { bid, granted, openTable, runningMatch, signUp } from '../support/people';
import { runJobs } from '../support/worker';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const OPTIONS = { options: { rounds: '1' } };

async function playedByTwo() {
  const { matchId, users } = await runningMatch(2, { ...OPTIONS, name: 'First time' });
  const [ana = '', bo = ''] = users;
  for (const userId of users) await bid({ matchId, userId });
  return { matchId, ana, bo };
}

/** Ana and Bo with a bot between them. */
async function playedWithBot() {
  const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
  const matchId = await openTable(ana, { ...OPTIONS, seatCount: 3, visibility: 'link' });
  const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
  granted(await addBot({ matchId, userId: ana, bot: 'cautious' }));
  granted(await takeSeat({ matchId, userId: bo, inviteToken }));
  granted(await startMatch({ matchId, userId: ana }));
  for (const userId of [ana, bo]) await bid({ matchId, userId });
  await runJobs();
  return { matchId, ana, bo };
}

describe('a rematch', () => {
  it('is a new table like the match, with its bots, and an invitation for everybody else', async () => {
    const { matchId, ana, bo } = await playedWithBot();
    const opened = granted(await openRematch({ matchId, userId: bo }));

    const table = await db.match.findUniqueOrThrow({
      where: { id: opened.matchId },
      include: { seats: { orderBy: { seat: 'asc' } } },
    });
    const before = await db.match.findUniqueOrThrow({ where: { id: matchId } });
    expect(table).toMatchObject({ ownerId: bo, status: 'open', visibility: 'link', options: before.options });
    expect(table.inviteToken).not.toBe(before.inviteToken);
    expect(table.seats.map(({ userId, bot }) => userId ?? bot)).toEqual([bo, 'cautious']);
    expect(await receivedInvitations(ana)).toMatchObject([{ matchId: opened.matchId }]);
    granted(await takeSeat({ matchId: opened.matchId, userId: ana }));
    expect(await rematchOf({ matchId, userId: ana })).toBe(opened.matchId);
  });

  it('is opened once, however many ask at the same moment', async () => {
    const { matchId, ana, bo } = await playedByTwo();
    const asked = await Promise.all([ana, bo, ana, bo].map((userId) => openRematch({ matchId, userId })));

    expect(new Set(asked.map((opened) => granted(opened).matchId)).size).toBe(1);
    expect(await db.match.count({ where: { rematchOfId: matchId } })).toBe(1);
  });

  it('that was cancelled makes room for another', async () => {
    const { matchId, ana, bo } = await playedByTwo();
    const first = granted(await openRematch({ matchId, userId: ana }));
    granted(await cancelTable({ matchId: first.matchId, userId: ana }));

    expect(await rematchOf({ matchId, userId: bo })).toBeUndefined();
    expect(granted(await openRematch({ matchId, userId: bo })).matchId).not.toBe(first.matchId);
  });

  it('is for those who played, and only once the match is over', async () => {
    const { matchId } = await playedByTwo();
    const stranger = await signUp('Sam');
    const running = await db.match.create({
      data: {
        game: 'sealed-bid',
        name: 'Runs',
        status: 'running',
        visibility: 'public',
        inviteToken: 'x',
        options: {},
        seatCount: 2,
        ownerId: stranger,
        seats: { create: [{ seat: 0, userId: stranger }] },
      },
    });

    for (const wish of [
      { matchId, userId: stranger },
      { matchId: running.id, userId: stranger },
    ]) {
      expect(await openRematch(wish)).toMatchObject({ ok: false, reason: 'no-such-table' });
    }
  });

  it('asks nobody whom its owner has blocked', async () => {
    const { matchId, ana, bo } = await playedByTwo();
    await blockPerson({ userId: ana, otherId: bo });
    const opened = granted(await openRematch({ matchId, userId: ana }));

    expect(await db.invitation.count({ where: { matchId: opened.matchId } })).toBe(0);
  });

  it('leads nobody to a table that does not want them: they open another', async () => {
    const { matchId, ana, bo } = await playedByTwo();
    await blockPerson({ userId: ana, otherId: bo });
    const first = granted(await openRematch({ matchId, userId: ana }));

    expect(await rematchOf({ matchId, userId: bo })).toBeUndefined();
    expect(granted(await openRematch({ matchId, userId: bo })).matchId).not.toBe(first.matchId);
    expect(await rematchOf({ matchId, userId: ana })).toBe(first.matchId);
  });

  it('leads nobody back to a table with a secret link who has declined to come', async () => {
    const { matchId, ana, bo } = await playedWithBot();
    const first = granted(await openRematch({ matchId, userId: ana }));
    const [invited] = await receivedInvitations(bo);
    granted(await declineInvitation({ invitationId: invited?.id ?? '', userId: bo }));
    expect(await rematchOf({ matchId, userId: bo })).toBeUndefined();

    const second = granted(await openRematch({ matchId, userId: bo }));
    expect(second.matchId).not.toBe(first.matchId);
    expect(await receivedInvitations(ana)).toMatchObject([{ matchId: second.matchId }]);
  });

  it('against bots alone begins at once', async () => {
    const userId = await signUp('Ana');
    const { matchId } = granted(
      await quickMatch({ userId, game: 'sealed-bid', name: 'Quick', bots: ['cautious'], ...OPTIONS }),
    );
    await bid({ matchId, userId });
    await runJobs();
    const opened = granted(await openRematch({ matchId, userId }));

    expect(await db.match.findUnique({ where: { id: opened.matchId } })).toMatchObject({ status: 'running' });
  });
});
