import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { PlainMail } from '@/emails/plain-mail';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Job, JobPayload } from '@/lib/matches/stream/job-queue';
import { addJobs } from '@/lib/matches/stream/job-queue';
import { deliver, messageIdOf } from './mailer';
import { renderedMail } from './rendered-mail';
import { voiceFor } from './voice';

const HOUR_SECONDS = 60 * 60;

/** Tells the moderators of all reports they were not told of; when they heard less than an hour ago, it waits. */
export async function tellModerators(): Promise<void> {
  const { MODERATORS } = env();
  if (MODERATORS.length === 0) return;
  await db.$transaction(async (tx) => {
    // One at a time: the next one sees when the moderators were told last.
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtext('tell-moderators'))::text`;
    const { _max: told } = await tx.report.aggregate({ _max: { toldAt: true } });
    const wait = told.toldAt ? HOUR_SECONDS - (Date.now() - told.toldAt.getTime()) / 1000 : 0;
    if (wait > 0) {
      await addJobs(tx, [{ name: 'tell-moderators', payload: {}, key: 'tell-moderators', delaySeconds: wait }]);
      return;
    }
    const { count } = await tx.report.updateMany({
      where: { toldAt: null, closedAt: null },
      data: { toldAt: new Date() },
    });
    if (count === 0) return;
    await addJobs(
      tx,
      MODERATORS.map((email): Job => ({ name: 'send-moderation-mail', payload: { email, count } })),
    );
  });
}

/** How many reports have come, and where they are. Nothing of what they say leaves the site. */
export async function sendModerationMail({ email, count }: JobPayload<'send-moderation-mail'>): Promise<void> {
  const moderator = await db.user.findUnique({ where: { email }, select: { locale: true } });
  const { say, locale } = await voiceFor(moderator?.locale ?? DEFAULT_LOCALE);
  const lead = say('mails.moderation.lead', { count });
  const texts = {
    ...{ locale, lead, preview: lead, brand: say('site.name') },
    title: say('mails.moderation.title', { count }),
    action: { href: `${env().APP_URL}/moderation`, label: say('mails.moderation.action') },
    why: say('mails.moderation.why'),
  };
  const mail = createElement(PlainMail, { texts });
  await deliver({
    to: email,
    subject: say('mails.moderation.subject', { count }),
    ...(await renderedMail(mail)),
    messageId: messageIdOf(randomUUID()),
  });
}
