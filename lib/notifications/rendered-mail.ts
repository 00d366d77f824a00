import type { ReactElement } from 'react';
import { render } from 'react-email';
import type { OutgoingMail } from './mailer';

/** A heading is a line like others in plain text, where it would come in capitals. */
const AS_TEXT = {
  plainText: true,
  htmlToTextOptions: { selectors: [{ selector: 'h1', format: 'paragraph' }] },
} as const;

/** A mail in both of its forms, for programs that show pages and for those that show plain text. */
export async function renderedMail(mail: ReactElement): Promise<Pick<OutgoingMail, 'html' | 'text'>> {
  return { html: await render(mail), text: await render(mail, AS_TEXT) };
}
