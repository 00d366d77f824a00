import { randomUUID } from 'node:crypto';
import { createElement } from 'react';
import { render } from 'react-email';
import { SignIn } from '@/emails/sign-in';
import { env } from '@/lib/env';
import type { JobPayload } from '@/lib/matches/job-queue';
import { deliver } from './mailer';
import { voiceFor } from './voice';

/** Sends the link and the code somebody has just asked for. Nothing of them is logged. */
export async function deliverSignInMail({ email, link, code, locale }: JobPayload<'send-sign-in-mail'>): Promise<void> {
  const { say, locale: spoken } = await voiceFor(locale);
  const texts = {
    locale: spoken,
    brand: say('site.name'),
    preview: say('mails.signIn.preview'),
    title: say('mails.signIn.title'),
    lead: say('mails.signIn.lead'),
    action: { href: link, label: say('mails.signIn.action') },
    codeLead: say('mails.signIn.codeLead'),
    code,
    why: say('mails.signIn.why'),
  };
  const mail = createElement(SignIn, { texts });
  await deliver({
    to: email,
    subject: say('mails.signIn.subject'),
    html: await render(mail),
    text: await render(mail, { plainText: true }),
    messageId: `<${randomUUID()}@${new URL(env().APP_URL).hostname}>`,
  });
}
