import { db } from '@/lib/db';
import type { NoticeKind } from './who-hears-what';

const SHOWN = 8;

/** What has become of a mail, as its reader may ask. */
export type SentMail = Readonly<{
  id: string;
  kind: NoticeKind;
  /** The match or table it was about. */
  about: string | undefined;
  state: 'waiting' | 'sent' | 'failed';
  at: Date;
}>;

/** The last mails to a user. Those that became needless before they went out are left out. */
export async function lastMails(userId: string): Promise<readonly SentMail[]> {
  const notices = await db.notice.findMany({
    where: { userId, status: { not: 'dropped' } },
    orderBy: { createdAt: 'desc' },
    take: SHOWN,
    include: { match: { select: { name: true } } },
  });
  return notices.map(({ id, kind, status, match, settledAt, createdAt }) => ({
    ...{ id, kind, about: match?.name, at: settledAt ?? createdAt },
    state: status === 'sent' || status === 'failed' ? status : 'waiting',
  }));
}
