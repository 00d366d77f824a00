import { db } from '@/lib/db';
import { addJobs } from '@/lib/matches/stream/job-queue';

export type SignInMail = Readonly<{
  email: string;
  link: string;
  code: string;
  locale: string;
  purpose?: 'sign-in' | 'change-address';
}>;

/** Enough to outlast a mail server's hiccup; after that link and code have run out anyway. */
const ATTEMPTS = 5;

/** Leaves the mail to the worker, so that asking for it answers at once and alike for every address. */
export async function sendSignInMail(mail: SignInMail): Promise<void> {
  await addJobs(db, [{ name: 'send-sign-in-mail', payload: { purpose: 'sign-in', ...mail }, maxAttempts: ATTEMPTS }]);
}
