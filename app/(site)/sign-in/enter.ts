import { getLocale } from 'next-intl/server';
import type { Attached } from '@/lib/auth/accounts';
import { accountOf, attachAddress } from '@/lib/auth/accounts';
import { currentUser, startSession } from '@/lib/auth/session';
import { suggestedName } from '../suggested-name';

export type Entered =
  | Readonly<{
      outcome: 'entered';
      /** Where to go on. */
      path: string;
    }>
  | Extract<Attached, { outcome: 'refused' }>;

/**
 * Signs in whoever has proved an address, by mail or through another service. A guest who does so in the own browser
 * keeps the matches; anybody else gets the address's account. For what answers a POST only.
 */
export async function enterAs(email: string, next: string): Promise<Entered> {
  const user = await currentUser();
  if (user && !user.email) {
    const attached = await attachAddress({ guestId: user.id, email });
    if (attached.outcome === 'refused') return attached;
    await startSession(attached.userId);
    return { outcome: 'entered', path: next };
  }
  const account = await accountOf(email, async () => ({ name: await suggestedName(), locale: await getLocale() }));
  await startSession(account.userId);
  return { outcome: 'entered', path: account.isNew ? `/welcome?${new URLSearchParams({ next })}` : next };
}
