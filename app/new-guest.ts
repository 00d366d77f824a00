import { createGuest } from '@/lib/auth/accounts';
import { currentUser, startSession } from '@/lib/auth/session';
import { clientAddress } from '@/lib/limits/client-address';
import { spend } from '@/lib/limits/spend';
import { readName } from '@/lib/matches/names';
import type { LobbyResult } from '@/lib/matches/refusal';
import { refuseForNow } from '@/lib/matches/refusal';

/** Who is signed in, or a guest with the name the form asks for, signed in from now on. For actions only. */
export async function userOrNewGuest(form: FormData): Promise<LobbyResult<{ user: { id: string; name: string } }>> {
  const user = await currentUser();
  if (user) return { ok: true, user };
  const name = form.get('playerName');
  const read = readName(typeof name === 'string' ? name : '', 'player');
  if (!read.ok) return read;
  const limited = await spend('guest', clientAddress());
  if (!limited.ok) return refuseForNow('guest', limited.retryAfterSeconds);
  const id = await createGuest(read.name);
  await startSession(id);
  return { ok: true, user: { id, name: read.name } };
}
