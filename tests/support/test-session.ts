import { CURRENT_USER } from '@/lib/auth/current-user';
import { db } from '@/lib/db';

/** Stands in for `lib/auth/session`, whose cookies need a running Next: `vi.mock('@/lib/auth/session', () => import(…))`. */
let userId: string | undefined;

export function signInAs(id: string | undefined): void {
  userId = id;
}

export async function currentUser() {
  if (userId === undefined) return undefined;
  return (await db.user.findUnique({ where: { id: userId }, select: CURRENT_USER })) ?? undefined;
}
