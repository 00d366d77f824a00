import { freeVariantOf } from '@/lib/auth/free-names';
import type { RefusedByLobby } from '@/lib/matches/refusal';
import { refuse } from '@/lib/matches/refusal';

/** Why somebody cannot have this name, with one like it that is free. */
export async function nameTaken(name: string): Promise<RefusedByLobby> {
  return refuse('name-taken', { free: await freeVariantOf(name) });
}
