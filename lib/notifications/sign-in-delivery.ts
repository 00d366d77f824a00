import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { SignIn } from '@/emails/sign-in';
import { db } from '@/lib/db';
import type { JobPayload } from '@/lib/matches/stream/job-queue';
import { deliver, messageIdOf } from './mailer';
import { renderedMail } from './rendered-mail';
import { voiceFor } from './voice';

/**
 * Sends the link and the code somebody has just asked for, in the language of the account if there is one, else of the page.
 * Nothing of them is logged.
 */
export async function deliverSignInMail(ordered: JobPayload<'send-sign-in-mail'>): Promise<void> {
  const { email, link, code, locale, purpose } = ordered;
  const account = await db.user.findUnique({ where: { email }, select: { locale: true } });
  const { say, locale: spoken } = await voiceFor(account?.locale ?? locale);
  const words = purpose === 'sign-in' ? 'mails.signIn' : 'mails.changeAddress';
  const texts = {
    locale: spoken,
    brand: say('site.name'),
    preview: say(`${words}.preview`),
    title: say(`${words}.title`),
    lead: say(`${words}.lead`),
    action: { href: link, label: say(`${words}.action`) },
    codeLead: say(`${words}.codeLead`),
    code,
    why: say(`${words}.why`),
  };
  const mail = createElement(SignIn, { texts });
  await deliver({
    to: email,
    subject: say(`${words}.subject`),
    ...(await renderedMail(mail)),
    messageId: messageIdOf(randomUUID()),
  });
}
