import { createHash, randomBytes } from 'node:crypto';
import { env } from '@/lib/env';
import { sessionCookie } from './options';

export type CsrfPair = Readonly<{ token: string; cookie: string }>;

/** As next-auth checks it: the token in the form, and with its hash in a cookie. */
export function csrfPair(): CsrfPair {
  const token = randomBytes(32).toString('hex');
  const hash = createHash('sha256').update(`${token}${env().NEXTAUTH_SECRET}`).digest('hex');
  return { token, cookie: `${token}|${hash}` };
}

export function csrfCookie() {
  const { httpOnly, sameSite, path, secure } = sessionCookie().options;
  return { name: 'turnleaf.csrf', options: { httpOnly, sameSite, path, secure } } as const;
}
