import { db } from '@/lib/db';
import { nameKeysOf } from './name-keys';
import { unlessTaken } from './unique-violation';

/** The database's own mark for names that no process has looked at yet. */
const NOT_LOOKED_AT = '#';

/**
 * Gives people their keys who came before there were any, the earliest first. Whoever has the same name as somebody
 * before keeps it, and an own mark in place of a key; nobody else can take that name any more.
 */
export async function keepNames(): Promise<void> {
  const users = await db.user.findMany({
    where: { nameKey: { startsWith: NOT_LOOKED_AT } },
    orderBy: { createdAt: 'asc' },
    select: { id: true, name: true },
  });
  for (const { id, name } of users) {
    await unlessTaken(() => db.user.update({ where: { id }, data: nameKeysOf(name), select: { id: true } }));
  }
}
