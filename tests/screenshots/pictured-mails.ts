import { setTimeout as delay } from 'node:timers/promises';
import { db } from '@/lib/db';
import type { Locale } from '@/lib/i18n/locales';
import { addJobs } from '@/lib/matches/stream/job-queue';
import { sendSignInMail } from '@/lib/notifications/sign-in-mail';
import type { NoticeKind } from '@/lib/notifications/who-hears-what';
import type { Subject } from './subject';

const PATIENCE_MS = 60_000;

/** A mail by itself, as mail programs show it. */
export function letter(name: string, mail: Readonly<{ id: string; html: string }>): Subject {
  return { name: `mail-${name}`, path: `/inbox/${mail.id}`, arrive: (page) => page.setContent(mail.html) };
}

/** The newest mail of a kind that the worker has sent about some of these tables, to whomever. */
export async function mailAbout(tables: readonly Subject[], kind: NoticeKind) {
  const of = { matchId: { in: tables.map(({ path }) => path.split('/').at(-1) ?? '') }, kind };
  return untilThere(async () => {
    const notice = await db.notice.findFirst({ where: { ...of, status: 'sent' }, orderBy: { createdAt: 'desc' } });
    return notice ? db.devMail.findFirst({ where: { messageId: notice.messageId ?? '' } }) : null;
  }, `of the kind ${kind}`);
}

/** What an address gets that wants to sign in or to be changed to, and what a moderator gets. */
export async function accountMails(locale: Locale): Promise<readonly Subject[]> {
  const link = 'https://games.example.org/sign-in/link?token=sixteen-letters-and-more';
  const to = (kind: string) => `${kind}.${Date.now()}@example.org`;
  const [signIn, change, moderation] = [to('sign-in'), to('change-address'), to('moderation')];
  await sendSignInMail({ email: signIn, link, code: '482913', locale });
  await sendSignInMail({ email: change, link, code: '482913', locale, purpose: 'change-address' });
  await addJobs(db, [{ name: 'send-moderation-mail', payload: { email: moderation, count: 3 } }]);
  return [
    letter('sign-in', await mailTo(signIn)),
    letter('change-address', await mailTo(change)),
    letter('moderation', await mailTo(moderation)),
  ];
}

async function mailTo(address: string) {
  return untilThere(() => db.devMail.findFirst({ where: { to: address } }), `to ${address}`);
}

/** The worker writes mails when it comes to it. */
async function untilThere<Thing>(look: () => Promise<Thing | null>, what: string): Promise<Thing> {
  const patience = Date.now() + PATIENCE_MS;
  while (Date.now() < patience) {
    const found = await look();
    if (found) return found;
    await delay(500);
  }
  throw new Error(`No mail has come ${what}`);
}
