import { describe, expect, it, vi } from 'vitest';
import {
  accountOf,
  attachAddress,
  changeAddress,
  choosePlace,
  createGuest,
  keepTimeZone,
  renameUser,
} from '@/lib/auth/accounts';
import { freeVariantOf } from '@/lib/auth/free-names';
import { keepNames } from '@/lib/auth/name-keeping';
import { inspectLink, issueSignInRequest, redeemCode, redeemLink } from '@/lib/auth/sign-in-request';
import { db } from '@/lib/db';
import { takeSeat } from '@/lib/matches/tables/lobby';
import { granted, guestNamed, openTable, signUp } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const EMAIL = 'mira@example.org';
const LATER = new Date(Date.now() - 1_000);

async function issue(email = EMAIL) {
  const issued = await issueSignInRequest({ email, guestId: null });
  if (issued.outcome === 'limited') throw new Error('Too many mails');
  return issued;
}

const called = (name: string) => async () => ({ name, locale: 'en' as const });
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

    expect(await redeemCode({ requestId, code })).toMatchObject({ outcome: 'proved', email: EMAIL, guestId: null });
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
    const first = await accountOf(EMAIL, called('Fern 12'));

    expect(first.isNew).toBe(true);
    expect(await accountOf(EMAIL, called('Moss 34'))).toEqual({ userId: first.userId, isNew: false });
  });

  it('is made once, also when two devices prove the address at the same moment', async () => {
    const accounts = await Promise.all([accountOf(EMAIL, called('Fern 12')), accountOf(EMAIL, called('Moss 34'))]);

    expect(new Set(accounts.map(({ userId }) => userId)).size).toBe(1);
  });
});

describe('a new account', () => {
  it('gets the next suggestion when somebody took the name meanwhile', async () => {
    await guestNamed('Fern 12');
    const suggestions = ['fern 12', 'Fern 13'];

    const { userId } = await accountOf(EMAIL, async () => ({ name: suggestions.shift() ?? '', locale: 'en' }));

    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ name: 'Fern 13', email: EMAIL });
  });
});

describe('a name', () => {
  it('belongs to one person: capitals and look-alikes do not make it another', async () => {
    await guestNamed('Marina');

    for (const same of ['MARINA', 'Маrinа', 'Ｍarina']) {
      expect(await createGuest(same)).toEqual({ outcome: 'name-taken' });
    }
    expect(await createGuest('Marina 2')).toMatchObject({ outcome: 'made' });
  });

  it('goes to exactly one of ten who want it at the same moment', async () => {
    const wishes = await Promise.all(Array.from({ length: 10 }, () => createGuest('Marina')));

    expect(wishes.filter(({ outcome }) => outcome === 'made')).toHaveLength(1);
  });

  it('may be changed to one that is free, also to the own one in other capitals, and is free again afterwards', async () => {
    const userId = await guestNamed('Marina');
    await guestNamed('Otto');

    expect(await renameUser(userId, 'MARINA')).toEqual({ outcome: 'renamed' });
    expect(await renameUser(userId, 'Оttо')).toEqual({ outcome: 'name-taken' });
    expect(await renameUser(userId, 'Nina')).toEqual({ outcome: 'renamed' });
    expect(await createGuest('Marina')).toMatchObject({ outcome: 'made' });
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ name: 'Nina' });
  });

  it('that is taken leads to one that is free and no longer than names may be', async () => {
    for (const name of ['Marina', ...Array.from({ length: 8 }, (_, index) => `Marina ${index + 2}`)]) {
      await guestNamed(name);
    }
    const long = '吴'.repeat(24);
    await guestNamed(long);

    expect(await freeVariantOf('Marina')).toMatch(/^Marina \d\d$/);
    expect(await freeVariantOf(long)).toBe(`${'吴'.repeat(22)} 2`);
  });

  it.each(['Bot 1', 'bоt 2', 'MODERATOR', 'Turnleaf', '机器人3', 'Modérateur'])(
    'is nobody’s to take when it passes for the site’s own, as %s',
    async (name) => {
      expect(await createGuest(name)).toEqual({ outcome: 'name-taken' });
      const ana = await signUp('Ana');
      expect(await renameUser(ana, name)).toEqual({ outcome: 'name-taken' });
      expect(await createGuest(await freeVariantOf(name))).toMatchObject({ outcome: 'made' });
    },
  );

  it('from before names were unique is kept by the first who had it; the others are shown as ever', async () => {
    const [first, second] = await Promise.all(
      [new Date('2026-01-01'), new Date('2026-01-02')].map((createdAt) =>
        db.user.create({ data: { name: 'Marina', createdAt } }),
      ),
    );
    await keepNames();
    await keepNames();

    expect(await createGuest('marina')).toEqual({ outcome: 'name-taken' });
    expect((await db.user.findUnique({ where: { id: first?.id ?? '' } }))?.nameKey).toBe('marina');
    expect((await db.user.findUnique({ where: { id: second?.id ?? '' } }))?.name).toBe('Marina');
    expect(await renameUser(first?.id ?? '', 'Nina')).toEqual({ outcome: 'renamed' });
  });
});

describe('another address for an account', () => {
  it('is the one to sign in with, once it is proved', async () => {
    const userId = await signUp('Ana');
    const issued = await issueSignInRequest({ email: EMAIL, guestId: null, changeForId: userId });
    if (issued.outcome !== 'issued') throw new Error(issued.outcome);

    expect(await inspectLink(issued.token)).toMatchObject({ changeForId: userId });
    expect(await redeemCode(issued)).toMatchObject({ outcome: 'proved', email: EMAIL, changeForId: userId });
    expect(await changeAddress({ userId, email: EMAIL })).toEqual({ outcome: 'changed', before: 'ana@example.org' });
    expect((await accountOf(EMAIL, called('Nobody'))).userId).toBe(userId);
  });

  it('is refused when it has an account of its own, and nothing changes', async () => {
    const userId = await signUp('Ana');
    await signUp('Mira');

    expect(await changeAddress({ userId, email: EMAIL })).toEqual({ outcome: 'refused', reason: 'address-taken' });
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ email: 'ana@example.org' });
  });
});

describe('the time zone of a browser', () => {
  it('is kept for mail until another is chosen', async () => {
    const userId = await signUp('Ana');
    await keepTimeZone(userId, 'Europe/Berlin');
    await keepTimeZone(userId, 'Asia/Tokyo');
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ timeZone: 'Europe/Berlin' });

    await choosePlace(userId, { timeZone: 'Asia/Tokyo', locale: 'en' });
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ timeZone: 'Asia/Tokyo' });
  });
});

describe('a guest who proves an address', () => {
  it('keeps name and seats when the address is new', async () => {
    const guestId = await guestNamed('Gus');
    const matchId = await openTable(await signUp('Ana'));
    granted(await takeSeat({ matchId, userId: guestId }));

    expect(await attachAddress({ guestId, email: EMAIL })).toEqual({ outcome: 'attached', userId: guestId });
    expect(await db.user.findUnique({ where: { id: guestId } })).toMatchObject({ name: 'Gus', email: EMAIL });
    expect(await db.matchSeat.count({ where: { matchId, userId: guestId } })).toBe(1);
  });

  it('brings seats and tables to the account that the address has, and is gone', async () => {
    const accountId = await signUp('Mira');
    const guestId = await guestNamed('Mira on the phone');
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

  it('becomes one with a guest who proves the same address at the same moment', async () => {
    const guests = [await guestNamed('Gus'), await guestNamed('Gus on the phone')];

    const attached = await Promise.all(guests.map((guestId) => attachAddress({ guestId, email: EMAIL })));

    const { id } = await db.user.findUniqueOrThrow({ where: { email: EMAIL } });
    expect(attached).toEqual([
      { outcome: 'attached', userId: id },
      { outcome: 'attached', userId: id },
    ]);
    expect(await db.user.count()).toBe(1);
  });

  it('is refused with the match by name when both sit in it, and nothing changes', async () => {
    const accountId = await signUp('Mira');
    const guestId = await guestNamed('Mira again');
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
