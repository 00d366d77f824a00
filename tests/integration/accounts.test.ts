import { describe, expect, it, vi } from 'vitest';
import { accountOf, attachAddress, createGuest } from '@/lib/auth/accounts';
import { inspectLink, issueSignInRequest, redeemCode, redeemLink } from '@/lib/auth/sign-in-request';
import { db } from '@/lib/db';
import { takeSeat } from '@/lib/matches/lobby';
import { granted, openTable, signUp } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const EMAIL = 'mira@example.org';
const LATER = new Date(Date.now() - 1_000);

async function issue(email = EMAIL) {
  const issued = await issueSignInRequest({ email, guestId: null });
  if (issued.outcome === 'limited') throw new Error('Too many mails');
  return issued;
}

const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000');

describe('a sign-in link', () => {
  it('is not spent by being looked at, however often', async () => {
    const { token } = await issue();
    for (let looked = 0; looked < 10; looked++) expect(await inspectLink(token)).toMatchObject({ outcome: 'proved' });

    expect(await redeemLink(token)).toMatchObject({ outcome: 'proved', email: EMAIL });
  });

  it('is redeemed once, also when it is pressed ten times at once', async () => {
    const { token } = await issue();
    const results = await Promise.all(Array.from({ length: 10 }, () => redeemLink(token)));

    expect(results.filter(({ outcome }) => outcome === 'proved')).toHaveLength(1);
    expect(await inspectLink(token)).toEqual({ outcome: 'refused', reason: 'link-used' });
  });

  it('says whether it is unknown or too old', async () => {
    const { token, requestId } = await issue();
    await db.signInRequest.update({ where: { id: requestId }, data: { expiresAt: LATER } });

    expect(await redeemLink(token)).toEqual({ outcome: 'refused', reason: 'link-expired' });
    expect(await redeemLink(`${token}x`)).toEqual({ outcome: 'refused', reason: 'link-unknown' });
  });

  it('spends the code of the same mail with it', async () => {
    const { token, requestId, code } = await issue();
    await redeemLink(token);

    expect(await redeemCode({ requestId, code })).toEqual({ outcome: 'refused', reason: 'code-spent' });
  });
});

describe('a sign-in code', () => {
  it('proves the address of its mail, once', async () => {
    const { requestId, code } = await issue();

    expect(await redeemCode({ requestId, code })).toEqual({ outcome: 'proved', email: EMAIL, guestId: null });
    expect(await redeemCode({ requestId, code })).toEqual({ outcome: 'refused', reason: 'code-spent' });
  });

  it('can be guessed at five times, also all at once, and not once more', async () => {
    const { requestId, code } = await issue();
    const guesses = await Promise.all(
      Array.from({ length: 20 }, () => redeemCode({ requestId, code: wrongCode(code) })),
    );
    const reasons = guesses.map((guess) => guess.outcome === 'refused' && guess.reason);

    expect(reasons.filter((reason) => reason === 'code-wrong')).toHaveLength(5);
    expect(await redeemCode({ requestId, code })).toEqual({ outcome: 'refused', reason: 'code-spent' });
  });

  it('is good for the mail it stands in, and for no other', async () => {
    const first = await issue();
    const second = await issue('noor@example.org');

    expect(await redeemCode({ requestId: second.requestId, code: first.code })).toMatchObject({ outcome: 'refused' });
  });

  it('does not stand in the database, nor does the link', async () => {
    const { requestId, token, code } = await issue();
    const row = JSON.stringify(await db.signInRequest.findUnique({ where: { id: requestId } }));

    expect(row).not.toContain(token);
    expect(row).not.toContain(`"${code}"`);
  });
});

describe('asking for sign-in mail', () => {
  it('is refused for a while when one address has got many, and others are not touched by it', async () => {
    for (let asked = 0; asked < 4; asked++) await issue();

    expect(await issueSignInRequest({ email: EMAIL, guestId: null })).toMatchObject({ outcome: 'limited' });
    await issue('noor@example.org');
  });
});

describe('an account', () => {
  it('is made the first time an address proves itself, and found the next', async () => {
    const first = await accountOf(EMAIL, 'Fern 12');

    expect(first.isNew).toBe(true);
    expect(await accountOf(EMAIL, 'Moss 34')).toEqual({ userId: first.userId, isNew: false });
  });

  it('is made once, also when two devices prove the address at the same moment', async () => {
    const accounts = await Promise.all([accountOf(EMAIL, 'Fern 12'), accountOf(EMAIL, 'Moss 34')]);

    expect(new Set(accounts.map(({ userId }) => userId)).size).toBe(1);
  });
});

describe('a guest who proves an address', () => {
  it('keeps name and seats when the address is new', async () => {
    const guestId = await createGuest('Gus');
    const matchId = await openTable(await signUp('Ana'));
    granted(await takeSeat({ matchId, userId: guestId }));

    expect(await attachAddress({ guestId, email: EMAIL })).toEqual({ outcome: 'attached', userId: guestId });
    expect(await db.user.findUnique({ where: { id: guestId } })).toMatchObject({ name: 'Gus', email: EMAIL });
    expect(await db.matchSeat.count({ where: { matchId, userId: guestId } })).toBe(1);
  });

  it('brings seats and tables to the account that the address has, and is gone', async () => {
    const accountId = await signUp('Mira');
    const guestId = await createGuest('Mira on the phone');
    const own = await openTable(guestId, { name: 'Opened as a guest' });
    const other = await openTable(await signUp('Ana'));
    granted(await takeSeat({ matchId: other, userId: guestId }));

    expect(await attachAddress({ guestId, email: 'mira@example.org' })).toEqual({
      outcome: 'attached',
      userId: accountId,
    });
    expect(await db.matchSeat.count({ where: { userId: accountId, matchId: { in: [own, other] } } })).toBe(2);
    expect(await db.match.findUnique({ where: { id: own } })).toMatchObject({ ownerId: accountId });
    expect(await db.user.findUnique({ where: { id: guestId } })).toBeNull();
  });

  it('is refused with the match by name when both sit in it, and nothing changes', async () => {
    const accountId = await signUp('Mira');
    const guestId = await createGuest('Mira again');
    const matchId = await openTable(accountId, { name: 'Me against me' });
    granted(await takeSeat({ matchId, userId: guestId }));

    expect(await attachAddress({ guestId, email: 'mira@example.org' })).toEqual({
      outcome: 'refused',
      reason: 'seated-twice',
      values: { match: 'Me against me' },
    });
    expect(await db.matchSeat.count({ where: { matchId } })).toBe(2);
    expect(await db.user.findUnique({ where: { id: guestId } })).toMatchObject({ email: null });
  });
});
