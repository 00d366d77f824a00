import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import nodemailer from 'nodemailer';
import { z } from 'zod';
import { LEAF } from '@/emails/layout';
import { db } from '@/lib/db';
import { env } from '@/lib/env';

/** The leaf travels with the mail, so that nothing is fetched when it is read. */
const LEAF_FILE = fileURLToPath(new URL('../../emails/leaf.png', import.meta.url));

export type OutgoingMail = Readonly<{
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Its own, unlike any other mail's. */
  messageId: string;
  /** The same for all mails of one thread. */
  thread?: string;
  headers?: Readonly<Record<string, string>>;
}>;

/** A Message-ID (RFC 5322): an id, and the host that gave it. */
export function messageIdOf(id: string): string {
  return `<${id}@${new URL(env().APP_URL).hostname}>`;
}

/** `refused` will not change by trying again: the address does not exist, for example. */
export type Delivery = 'accepted' | 'refused';

const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;

/** The mail server could not take the mail now. Says nothing of what is in it or whom it is for. */
export class MailNotSent extends Error {
  override readonly name = 'MailNotSent';

  constructor(
    message: string,
    /** The connection broke when the server had the whole mail: it may have taken it all the same. */
    readonly mayHaveArrived: boolean,
  ) {
    super(message);
  }
}

/** Hands one mail to the mail server, or puts it into the development inbox when there is none. */
export function deliver(mail: OutgoingMail): Promise<Delivery> {
  const { SMTP_URL } = env();
  return SMTP_URL === undefined ? keepInInbox(mail) : sendBySmtp(SMTP_URL, mail);
}

async function sendBySmtp(url: string, { thread, messageId, headers, ...mail }: OutgoingMail): Promise<Delivery> {
  const transport = nodemailer.createTransport({ url, ...PATIENCE });
  try {
    await transport.sendMail({
      ...mail,
      from: env().MAIL_FROM,
      messageId,
      ...(thread === undefined ? {} : { inReplyTo: thread, references: thread }),
      headers: { 'Auto-Submitted': 'auto-generated', ...headers },
      attachments: [{ filename: 'leaf.png', path: LEAF_FILE, cid: LEAF, contentDisposition: 'inline' }],
    });
    return 'accepted';
  } catch (error) {
    return refusalOf(error);
  } finally {
    transport.close();
  }
}

const failureSchema = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.number().optional(),
});

/** A server answers 5xx to a recipient it will never know. All else may be better later. */
function refusalOf(error: unknown): Delivery {
  const { code, command, responseCode = 0 } = failureSchema.parse(error);
  if (command === 'RCPT TO' && responseCode >= 500) return 'refused';
  const reason = `${code ?? 'no code'}, answer ${responseCode || 'none'}`;
  throw new MailNotSent(`The mail server did not take a mail: ${reason}`, command === 'DATA' && responseCode === 0);
}

async function keepInInbox({ to, subject, html, text, messageId, thread, headers }: OutgoingMail): Promise<Delivery> {
  const leaf = (await readFile(LEAF_FILE)).toString('base64');
  await db.devMail.create({
    data: {
      ...{ to, subject, text, messageId },
      html: html.replaceAll(`cid:${LEAF}`, `data:image/png;base64,${leaf}`),
      headers: { ...headers, ...(thread === undefined ? {} : { References: thread }) },
    },
  });
  return 'accepted';
}
