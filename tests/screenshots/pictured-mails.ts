import { setTimeout as delay } from 'node:timers/promises';
import { db } from '@/lib/db';
import type { Locale } from '@/lib/i18n/locales';
import { sendModerationMail } from '@/lib/notifications/moderation-mail';
import { deliverSignInMail } from '@/lib/notifications/sign-in-delivery';
import type { NoticeKind } from '@/lib/notifications/who-hears-what';
import type { Subject } from './subject';

const PATIENCE_MS = 60_000;

/** A mail by itself, as mail programs show it. */
export function letter(name: string, mail: Readonly<{ id: string; html: string }>): Subject {
  return { name: `mail-${name}`, path: `/inbox/${mail.id}`, arrive: (page) => page.setContent(mail.html) };
}

/** The newest mail of a kind that the worker has sent to the viewer of a table. */
export async function mailAbout(table: Required<Pick<Subject, 'path' | 'viewer'>>, kind: NoticeKind) {
  const of = { userId: table.viewer, matchId: table.path.split('/').at(-1) ?? '', kind };
  const patience = Date.now() + PATIENCE_MS;
  while (Date.now() < patience) {
    const notice = await db.notice.findFirst({ where: { ...of, status: 'sent' }, orderBy: { createdAt: 'desc' } });
    const isMore = await db.notice.count({ where: { ...of, status: { in: ['pending', 'sending'] } } });
    if (notice && isMore === 0) return db.devMail.findFirstOrThrow({ where: { messageId: notice.messageId ?? '' } });
    await delay(500);
  }
  throw new Error(`No mail of the kind ${kind} has come`);
}

/** What an address gets that wants to sign in, and what a moderator gets. */
export async function accountMails(locale: Locale): Promise<readonly Subject[]> {
  const email = `${Date.now()}@example.org`;
  const link = 'https://games.example.org/sign-in/link?token=sixteen-letters-and-more';
  await deliverSignInMail({ email, link, code: '482913', locale, purpose: 'sign-in' });
  await deliverSignInMail({ email, link, code: '482913', locale, purpose: 'change-address' });
  await sendModerationMail({ email, count: 3 });
  const mails = await db.devMail.findMany({ where: { to: email }, orderBy: { createdAt: 'asc' } });
  return mails.map((mail, index) => letter(['sign-in', 'change-address', 'moderation'][index] ?? '', mail));
}
