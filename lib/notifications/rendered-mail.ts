import type { ReactElement } from 'react';
import { render } from 'react-email';
import type { OutgoingMail } from './mailer';

/** A mail in both of its forms, for programs that show pages and for those that show plain text. */
export async function renderedMail(mail: ReactElement): Promise<Pick<OutgoingMail, 'html' | 'text'>> {
  return { html: await render(mail), text: await render(mail, { plainText: true }) };
}
