import { createElement } from 'react';
import { PlainMail } from '@/emails/plain-mail';
import { db } from '@/lib/db';
import { env } from '@/lib/env';
import type { OutgoingMail } from './mailer';
import { renderedMail } from './rendered-mail';
import { voiceFor } from './voice';

/** Says that mail comes, and no more. */
export async function testMail(
  notice: Readonly<{ userId: string; messageId: string }>,
): Promise<OutgoingMail | undefined> {
  const user = await db.user.findUnique({ where: { id: notice.userId } });
  if (!user?.email) return undefined;
  const { say, locale } = await voiceFor(user.locale);
  const texts = {
    locale,
    brand: say('site.name'),
    preview: say('mails.test.lead'),
    title: say('mails.test.title'),
    lead: say('mails.test.lead'),
    action: { href: `${env().APP_URL}/settings`, label: say('mails.test.action') },
    why: say('mails.test.why'),
  };
  const mail = createElement(PlainMail, { texts });
  return {
    to: user.email,
    subject: say('mails.test.subject'),
    ...(await renderedMail(mail)),
    messageId: notice.messageId,
  };
}
