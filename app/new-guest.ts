import { getLocale } from 'next-intl/server';
import { createGuest } from '@/lib/auth/accounts';
import { currentUser, startSession } from '@/lib/auth/session';
import { spend } from '@/lib/limits/spend';
import type { LobbyResult } from '@/lib/matches/refusal';
import { refuseForNow } from '@/lib/matches/refusal';
import { readName } from '@/lib/matches/tables/names';
import { clientAddress } from '@/lib/requests/incoming-request';
import { nameTaken } from './name-taken';

/** Who is signed in, or a guest with the name the form asks for, signed in from now on. For actions only. */
export async function userOrNewGuest(form: FormData): Promise<LobbyResult<{ user: { id: string; name: string } }>> {
  const user = await currentUser();
  if (user) return { ok: true, user };
  const name = form.get('playerName');
  const read = readName(typeof name === 'string' ? name : '', 'player');
  if (!read.ok) return read;
  const limited = await spend('guest', clientAddress());
  if (!limited.ok) return refuseForNow('guest', limited.retryAfterSeconds);
  const guest = await createGuest(read.name, await getLocale());
  if (guest.outcome === 'name-taken') return nameTaken(read.name);
  await startSession(guest.userId);
  return { ok: true, user: { id: guest.userId, name: read.name } };
}
