import { db } from '@/lib/db';
import { mentionedIn, partsOfJson } from './mentions';

/** A stored message as text, with the names people have now. */
export async function plainText(stored: unknown): Promise<string> {
  const parts = partsOfJson(stored);
  const people = await db.user.findMany({
    where: { id: { in: [...mentionedIn(parts)] } },
    select: { id: true, name: true },
  });
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return parts.map((part) => (typeof part === 'string' ? part : `@${names.get(part.userId) ?? '…'}`)).join('');
}
