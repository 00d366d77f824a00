import { expect, test } from 'vitest';
import { Layout } from '@/emails/layout';
import { renderedMail } from './rendered-mail';

const TEXTS = { locale: 'en', brand: 'Turnleaf', preview: 'Soon', title: 'Your turn in The city by the lake' } as const;

test('the title of a mail is its heading, and a line as it was written in plain text', async () => {
  const mail = await renderedMail(<Layout texts={{ ...TEXTS, lead: 'Noor has sealed.' }}>At once.</Layout>);
  expect(mail.html).toMatch(/<h1[^>]*>Your turn in The city by the lake<\/h1>/);
  expect(mail.text).toMatch(/^Your turn in The city by the lake$/m);
});
