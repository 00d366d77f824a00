import { db } from '@/lib/db';
import { nameKeysOf } from './name-keys';

/** Who has this name, however it is capitalised. */
export async function findPersonNamed(name: string): Promise<string | undefined> {
  const { nameKey } = nameKeysOf(name.trim().replace(/\s+/gu, ' '));
  const user = await db.user.findUnique({ where: { nameKey }, select: { id: true } });
  return user?.id;
}
