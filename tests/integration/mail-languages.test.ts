import { describe, expect, it, vi } from 'vitest';
import { accountOf } from '@/lib/auth/accounts';
import { db } from '@/lib/db';
import type { Locale } from '@/lib/i18n/locales';
import { LOCALES, languageTag } from '@/lib/i18n/locales';
import { invite } from '@/lib/matches/tables/invitations';
import { sendSignInMail } from '@/lib/notifications/sign-in-mail';
import { granted, openTable, signUp } from '../support/people';
import { allMessages } from '../support/texts';
import { runJobs } from '../support/worker';

const server = await vi.hoisted(async () => (await import('../support/mail-server')).mailServerOfThisFile());

const STRANGER = 'new@example.org';
const ASKED = { email: STRANGER, link: 'https://example.org/', code: '123456' };

async function speaking(userId: string, locale: Locale): Promise<string> {
  await db.user.update({ where: { id: userId }, data: { locale } });
  return userId;
}

describe.each(LOCALES)('in %s', (locale) => {
  const inLanguage = expect.stringContaining(`lang="${languageTag(locale)}"`);
  const action = (mail: string) => {
    const { mails } = allMessages(locale) as { mails: Record<string, { action: string }> };
    return expect.stringContaining(mails[mail]?.action ?? '');
  };

  it('somebody without an account is invited when the host reads it', async () => {
    const host = await speaking(await signUp('Ana'), locale);
    const matchId = await openTable(host, { game: 'citadels', options: {} });
    granted(await invite({ userId: host, matchId, invitee: { email: STRANGER } }));
    await runJobs();

    expect(server.received).toMatchObject([{ to: [STRANGER], html: inLanguage, text: action('invited') }]);
  });

  it('the mail for signing in speaks as the page where it was asked for', async () => {
    await sendSignInMail({ ...ASKED, locale });
    await runJobs();

    expect(server.received).toMatchObject([{ to: [STRANGER], html: inLanguage, text: action('signIn') }]);
  });

  it('it speaks as the account does, if there is one, on whatever page it was asked for', async () => {
    const { userId } = await accountOf(STRANGER, async () => ({ name: 'Newcomer', locale }));
    const [other = locale] = LOCALES.filter((each) => each !== locale);
    await sendSignInMail({ ...ASKED, locale: other });
    await runJobs();

    expect(server.received).toMatchObject([{ to: [STRANGER], html: inLanguage, text: action('signIn') }]);
    expect(await db.user.findUnique({ where: { id: userId } })).toMatchObject({ locale });
  });
});
