import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { isUuid } from '@/lib/matches/reading/match-access';

const SHOWN = 100;

export type InboxMail = Readonly<{
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}>;

const PARTS = { id: true, to: true, subject: true, html: true, text: true, createdAt: true } as const;

/** The development inbox, newest first; empty when mail goes out by SMTP. */
export async function inboxMails(): Promise<readonly InboxMail[]> {
  if (env().SMTP_URL) return [];
  return db.devMail.findMany({ orderBy: { createdAt: 'desc' }, take: SHOWN, select: PARTS });
}

export async function inboxMail(id: string): Promise<InboxMail | undefined> {
  if (env().SMTP_URL || !isUuid(id)) return undefined;
  return (await db.devMail.findUnique({ where: { id }, select: PARTS })) ?? undefined;
}
