import { describe, expect, it, vi } from 'vitest';
import { attachAddress } from '@/lib/auth/accounts';
import { blockedBy, blockedPeople, blockPerson, isBlocked, unblockPerson } from '@/lib/matches/people/blocks';
import { matchPage } from '@/lib/matches/reading/match-page';
import { homeFor, invitation, openTables } from '@/lib/matches/reading/queries';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { granted, guestNamed, openTable, signUp } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const idsOf = (cards: readonly { id: string }[]) => cards.map(({ id }) => id);

async function anaBlocksBo() {
  const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
  expect(await blockPerson({ userId: ana, otherId: bo })).toBe(true);
  return { ana, bo };
}

describe('a blocked person', () => {
  it('is on the list of whoever blocked, once, and of nobody else', async () => {
    const { ana, bo } = await anaBlocksBo();
    await blockPerson({ userId: ana, otherId: bo });

    expect(await blockedPeople(ana)).toEqual([{ id: bo, name: 'Bo' }]);
    expect([await isBlocked(ana, bo), await isBlocked(bo, ana)]).toEqual([true, false]);
    expect([...(await blockedBy(ana))]).toEqual([bo]);
    expect(await blockedPeople(bo)).toEqual([]);
  });

  it('finds no open table of the other, and sits down at none, as if there were none', async () => {
    const { ana, bo } = await anaBlocksBo();
    const open = await openTable(ana);
    const byLink = await openTable(ana, { visibility: 'link' });
    const { inviteToken = '' } = (await matchPage({ matchId: byLink, userId: ana }))?.match ?? {};

    expect(await openTables(bo)).toEqual([]);
    expect(await matchPage({ matchId: open, userId: bo })).toBeUndefined();
    expect(await invitation(inviteToken, bo)).toBeUndefined();
    for (const answer of [
      await takeSeat({ matchId: open, userId: bo }),
      await takeSeat({ matchId: byLink, userId: bo, inviteToken }),
    ]) {
      expect(answer).toMatchObject({ ok: false, reason: 'no-such-table' });
    }
  });

  it('has tables that whoever blocked does not find in the list', async () => {
    const { ana, bo } = await anaBlocksBo();
    const open = await openTable(bo);

    expect(await openTables(ana)).toEqual([]);
    expect(idsOf(await openTables(await signUp('Cleo')))).toEqual([open]);
  });

  it('who sits at a table already stays there, and matches that run go on', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const matchId = await openTable(ana);
    granted(await takeSeat({ matchId, userId: bo }));
    await blockPerson({ userId: ana, otherId: bo });

    expect((await matchPage({ matchId, userId: bo }))?.you).toBe(1);
    granted(await startMatch({ matchId, userId: ana }));
    expect(idsOf((await homeFor(bo)).yourTurn)).toEqual([matchId]);
  });

  it('is treated as anybody again once unblocked', async () => {
    const { ana, bo } = await anaBlocksBo();
    const open = await openTable(ana);
    await unblockPerson({ userId: ana, otherId: bo });

    expect(idsOf(await openTables(bo))).toEqual([open]);
    expect(await takeSeat({ matchId: open, userId: bo })).toMatchObject({ ok: true });
  });

  it('stays blocked when a guest becomes an account that was there before', async () => {
    const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
    const [guest, other] = [await guestNamed('Gus'), await guestNamed('Hal')];
    await blockPerson({ userId: guest, otherId: bo });
    await blockPerson({ userId: bo, otherId: other });
    await attachAddress({ guestId: guest, email: 'ana@example.org' });
    await attachAddress({ guestId: other, email: 'ana@example.org' });

    expect([await isBlocked(ana, bo), await isBlocked(bo, ana)]).toEqual([true, true]);
  });
});

it('nobody blocks oneself, or somebody who is not here', async () => {
  const ana = await signUp('Ana');

  expect(await blockPerson({ userId: ana, otherId: ana })).toBe(false);
  expect(await blockPerson({ userId: ana, otherId: crypto.randomUUID() })).toBe(false);
});
