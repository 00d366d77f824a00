export type InboxMail = Readonly<{
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  createdAt: Date;
}>;

/** The development inbox, newest first; empty when mail goes out by SMTP. */
export async function inboxMails(): Promise<readonly InboxMail[]> {
  throw new Error('Not ready');
}

export async function inboxMail(id: string): Promise<InboxMail | undefined> {
  throw new Error(`Not ready: ${id}`);
}
