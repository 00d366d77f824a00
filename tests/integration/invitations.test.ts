import { describe, expect, it, vi } from 'vitest';
import { accountOf } from '@/lib/auth/accounts';
import { db } from '@/lib/db';
import { blockPerson } from '@/lib/matches/people/blocks';
import { companionsOf } from '@/lib/matches/people/people';
import { homePage } from '@/lib/matches/reading/home-page';
import { matchPage } from '@/lib/matches/reading/match-page';
import { invitationLinkToken, readInvitationLink } from '@/lib/matches/tables/invitation-link';
import { receivedInvitations, sentInvitations } from '@/lib/matches/tables/invitation-lists';
import type { Invitee } from '@/lib/matches/tables/invitations';
import { declineInvitation, invite, withdrawInvitation } from '@/lib/matches/tables/invitations';
import { cancelTable, leaveTable, takeSeat } from '@/lib/matches/tables/lobby';
import { unsubscribe } from '@/lib/notifications/unsubscribe';
import { refusedWith } from '../support/outcomes';
import { granted, guestNamed, openTable, signUp } from '../support/people';
import { runJobs } from '../support/worker';

const server = await vi.hoisted(async () => (await import('../support/mail-server')).mailServerOfThisFile());

const GINKGOPOLIS = { game: 'ginkgopolis', options: {}, visibility: 'link' } as const;
const STRANGER = 'new@example.org';

async function tableOfAna(seatCount = 3) {
  const [ana = '', bo = ''] = await Promise.all(['Ana', 'Bo'].map(signUp));
  const matchId = await openTable(ana, { ...GINKGOPOLIS, seatCount });
  const ask = (invitee: Invitee) => invite({ userId: ana, matchId, invitee });
  return { ana, bo, matchId, ask };
}

const sentTo = (address: string) => server.received.filter(({ to }) => to.includes(address));
const idOf = async (matchId: string) => (await db.invitation.findFirstOrThrow({ where: { matchId } })).id;

describe('an invitation by name', () => {
  it('waits on the home page of who is asked, lets the table be seen, and ends with sitting down', async () => {
    const { ana, bo, matchId, ask } = await tableOfAna();
    expect(await matchPage({ matchId, userId: bo })).toBeUndefined();
    const before = await homePage(bo);
    granted(await ask({ userId: bo }));

    const home = await homePage(bo);
    expect(home.invitations).toMatchObject([{ matchId, table: 'Thursday table', host: { name: 'Ana' } }]);
    expect(home.pulse).not.toBe(before.pulse);
    expect((await matchPage({ matchId, userId: bo }))?.match.inviteToken).toBeUndefined();
    granted(await takeSeat({ matchId, userId: bo }));
    expect(await receivedInvitations(bo)).toEqual([]);
    expect(await sentInvitations({ matchId, userId: ana })).toEqual([]);
  });

  it('can be declined; the owner reads so, and may ask again after taking it off the list', async () => {
    const { ana, bo, matchId, ask } = await tableOfAna();
    granted(await ask({ userId: bo }));
    const invitationId = await idOf(matchId);
    const cleo = await signUp('Cleo');

    expect(await declineInvitation({ invitationId, userId: cleo })).toEqual(refusedWith('no-such-invitation'));
    granted(await declineInvitation({ invitationId, userId: bo }));
    expect(await sentInvitations({ matchId, userId: ana })).toMatchObject([{ status: 'declined', to: { name: 'Bo' } }]);
    expect(await takeSeat({ matchId, userId: bo })).toEqual(refusedWith('no-such-table'));
    expect(await ask({ userId: bo })).toEqual(refusedWith('invitation-declined'));
    granted(await withdrawInvitation({ userId: ana, matchId, invitationId }));
    granted(await ask({ userId: bo }));
    expect(await receivedInvitations(bo)).toHaveLength(1);
  });

  it('can be taken back, and then opens nothing any more', async () => {
    const { ana, bo, matchId, ask } = await tableOfAna();
    granted(await ask({ userId: bo }));
    const invitationId = await idOf(matchId);

    expect(await withdrawInvitation({ userId: bo, matchId, invitationId })).toEqual(refusedWith('no-such-table'));
    granted(await withdrawInvitation({ userId: ana, matchId, invitationId }));
    expect(await receivedInvitations(bo)).toEqual([]);
    expect(await matchPage({ matchId, userId: bo })).toBeUndefined();
  });

  it('reserves nothing: whoever comes first sits down', async () => {
    const { bo, matchId, ask } = await tableOfAna(2);
    granted(await ask({ userId: bo }));
    const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
    granted(await takeSeat({ matchId, userId: await signUp('Cleo'), inviteToken }));

    expect(await receivedInvitations(bo)).toEqual([]);
    expect(await takeSeat({ matchId, userId: bo })).toEqual(refusedWith('table-full'));
  });

  it('is sent by the owner only, to each once, and not to oneself, nor to those who sit there', async () => {
    const { ana, bo, matchId, ask } = await tableOfAna();
    granted(await ask({ userId: bo }));

    expect(await ask({ userId: bo })).toEqual(refusedWith('invited-already'));
    expect(await ask({ userId: ana })).toEqual(refusedWith('invite-yourself'));
    expect(await ask({ email: 'ana@example.org' })).toEqual(refusedWith('invite-yourself'));
    expect(await invite({ userId: bo, matchId, invitee: { email: STRANGER } })).toEqual(refusedWith('no-such-table'));
    granted(await takeSeat({ matchId, userId: bo }));
    expect(await ask({ userId: bo })).toEqual(refusedWith('sits-here-already'));
    expect(await invite({ userId: bo, matchId, invitee: { email: STRANGER } })).toEqual(refusedWith('owner-only'));
    granted(await leaveTable({ matchId, userId: bo }));
    granted(await ask({ userId: bo }));
    granted(await cancelTable({ matchId, userId: ana }));
    expect(await ask({ email: STRANGER })).toEqual(refusedWith('cancelled'));
  });

  it('is mailed once, with a link that answers nothing by being opened, and to nobody else (N6)', async () => {
    const { bo, matchId, ask } = await tableOfAna();
    await signUp('Cleo');
    granted(await ask({ userId: bo }));
    await runJobs();

    expect(server.received).toHaveLength(1);
    const [mail] = sentTo('bo@example.org');
    expect(mail?.headers.subject).toBe('Ginkgopolis: Ana invites you to Thursday table');
    const token = /\/invitations\/(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(readInvitationLink(token)).toBe(await idOf(matchId));
    expect(mail?.text).not.toContain('ana@example.org');
  });

  it('is not mailed to who does not want such mail, and one click stops it', async () => {
    const { bo, ask } = await tableOfAna();
    granted(await ask({ userId: bo }));
    await runJobs();
    const stop = /\/api\/unsubscribe\/([^>]+)>/.exec(
      sentTo('bo@example.org')[0]?.headers['list-unsubscribe'] ?? '',
    )?.[1];
    expect(await unsubscribe(stop ?? '')).toBe(true);
    const other = await openTable(await signUp('Dan'), GINKGOPOLIS);
    const { ownerId } = await db.match.findUniqueOrThrow({ where: { id: other } });
    granted(await invite({ userId: ownerId, matchId: other, invitee: { userId: bo } }));
    await runJobs();

    expect(server.received).toHaveLength(1);
    expect(await receivedInvitations(bo)).toHaveLength(2);
  });
});

describe('an invitation by address', () => {
  it('answers the same whether the address has an account or not, and keeps the address to its owner', async () => {
    const { ana, bo, matchId, ask } = await tableOfAna();

    expect(await ask({ email: STRANGER })).toEqual(await ask({ email: 'bo@example.org' }));
    expect((await sentInvitations({ matchId, userId: ana })).map(({ to }) => to)).toEqual([
      { kind: 'address', email: STRANGER },
      { kind: 'address', email: 'bo@example.org' },
    ]);
    expect(await sentInvitations({ matchId, userId: bo })).toEqual([]);
    expect(JSON.stringify(await receivedInvitations(bo))).not.toContain('example.org');
    expect(await receivedInvitations(bo)).toHaveLength(1);
  });

  it('is mailed once to an address without an account, whatever runs twice, and its link lets a guest sit down', async () => {
    const { matchId, ask } = await tableOfAna();
    granted(await ask({ email: STRANGER }));
    await runJobs();
    const invitationId = await idOf(matchId);
    const again = JSON.stringify({ invitationId });
    await db.$executeRaw`SELECT graphile_worker.add_job('tell-invited', ${again}::json)`;
    await runJobs();

    expect(sentTo(STRANGER)).toHaveLength(1);
    const guest = await guestNamed('Gus');
    expect(await takeSeat({ matchId, userId: guest })).toEqual(refusedWith('no-such-table'));
    granted(await takeSeat({ matchId, userId: guest, invitationId }));
    expect(await takeSeat({ matchId, userId: await guestNamed('Hal'), invitationId })).toEqual(
      refusedWith('no-such-table'),
    );
  });

  it('waits at home when the address becomes an account later', async () => {
    const { matchId, ask } = await tableOfAna();
    granted(await ask({ email: STRANGER }));
    const { userId } = await accountOf(STRANGER, async () => ({ name: 'Newcomer', locale: 'en' }));

    expect(await receivedInvitations(userId)).toMatchObject([{ matchId }]);
    granted(await takeSeat({ matchId, userId }));
  });

  it('is the last one for an address that wants no more, and the list of those holds no address', async () => {
    const { ask } = await tableOfAna();
    granted(await ask({ email: STRANGER }));
    await runJobs();
    const stop = /\/api\/unsubscribe\/([^>]+)>/.exec(sentTo(STRANGER)[0]?.headers['list-unsubscribe'] ?? '')?.[1];
    expect(await unsubscribe(stop ?? '')).toBe(true);
    const dan = await signUp('Dan');
    const other = await openTable(dan, GINKGOPOLIS);
    granted(await invite({ userId: dan, matchId: other, invitee: { email: STRANGER } }));
    await runJobs();

    expect(sentTo(STRANGER)).toHaveLength(1);
    expect(JSON.stringify(await db.uninvitedAddress.findMany())).not.toContain('example.org');
  });
});

describe('a blocked person', () => {
  it('invites like anybody, and reaches nobody who has blocked', async () => {
    const { ana, bo, matchId, ask } = await tableOfAna();
    await blockPerson({ userId: bo, otherId: ana });

    expect([await ask({ userId: bo }), await ask({ email: 'bo@example.org' })]).toEqual([{ ok: true }, { ok: true }]);
    await runJobs();
    expect(server.received).toEqual([]);
    expect(await receivedInvitations(bo)).toEqual([]);
    expect(await sentInvitations({ matchId, userId: ana })).toHaveLength(2);
  });

  it('is not invited by who has blocked', async () => {
    const { ana, bo, ask } = await tableOfAna();
    await blockPerson({ userId: ana, otherId: bo });

    expect(await ask({ userId: bo })).toEqual(refusedWith('you-blocked'));
  });
});

it('the link of an invitation cannot be made by hand', async () => {
  const { matchId, ask } = await tableOfAna();
  granted(await ask({ email: STRANGER }));
  const token = invitationLinkToken(await idOf(matchId));

  for (const wrong of ['', 'x', `${token}x`, token.replace(/.$/, ''), crypto.randomUUID()]) {
    expect(readInvitationLink(wrong)).toBeUndefined();
  }
});

it('people one has played with are offered by name, without those one has blocked', async () => {
  const { ana, bo, matchId } = await tableOfAna();
  const { inviteToken } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
  const cleo = await signUp('Cleo');
  for (const userId of [bo, cleo]) granted(await takeSeat({ matchId, userId, inviteToken }));
  await blockPerson({ userId: ana, otherId: bo });

  expect(await companionsOf(ana)).toEqual(['Cleo']);
  expect((await companionsOf(bo)).toSorted()).toEqual(['Ana', 'Cleo']);
});
