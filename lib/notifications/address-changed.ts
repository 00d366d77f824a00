import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { PlainMail } from '@/emails/plain-mail';
import { env } from '@/lib/env';
import type { JobPayload } from '@/lib/matches/stream/job-queue';
import { deliver, messageIdOf } from './mailer';
import { renderedMail } from './rendered-mail';
import { voiceFor } from './voice';

/** The new address is told in part only: enough for its owner to know it. */
export async function deliverAddressChanged(told: JobPayload<'send-address-changed'>): Promise<void> {
  const { say, locale } = await voiceFor(told.locale);
  const lead = say('mails.addressChanged.lead', { address: told.newAddress });
  const texts = {
    ...{ locale, lead, preview: lead, brand: say('site.name') },
    title: say('mails.addressChanged.title'),
    action: { href: env().APP_URL, label: say('mails.addressChanged.action') },
    why: say('mails.addressChanged.why'),
  };
  const mail = createElement(PlainMail, { texts });
  await deliver({
    to: told.email,
    subject: say('mails.addressChanged.subject'),
    ...(await renderedMail(mail)),
    messageId: messageIdOf(randomUUID()),
  });
}
