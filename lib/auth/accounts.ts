import { db } from '@/lib/db';

/** Somebody who plays with just a name. */
export async function createGuest(name: string): Promise<string> {
  const { id } = await db.user.create({ data: { name } });
  return id;
}

export type AccountOfAddress = Readonly<{ userId: string; isNew: boolean }>;

/** The account of a proved address; the first time, one that is called `suggestedName` until its owner says otherwise. */
export async function accountOf(email: string, suggestedName: string): Promise<AccountOfAddress> {
  // Two devices may prove it at the same moment: the database lets one of them make the account.
  const { count } = await db.user.createMany({ data: [{ email, name: suggestedName }], skipDuplicates: true });
  const { id } = await db.user.findUniqueOrThrow({ where: { email }, select: { id: true } });
  return { userId: id, isNew: count === 1 };
}

export type Attached =
  | Readonly<{ outcome: 'attached'; userId: string }>
  | Readonly<{ outcome: 'refused'; reason: 'seated-twice'; values: Readonly<{ match: string }> }>;

/**
 * Gives a guest an address. If the address has an account, the guest's seats move to it and the guest is gone, unless
 * both sit in one match: one person cannot have two seats.
 */
export async function attachAddress(to: Readonly<{ guestId: string; email: string }>): Promise<Attached> {
  const account = await db.user.findUnique({ where: { email: to.email } });
  if (!account || account.id === to.guestId) {
    await db.user.update({ where: { id: to.guestId }, data: { email: to.email } });
    return { outcome: 'attached', userId: to.guestId };
  }
  const shared = await matchOfBoth(to.guestId, account.id);
  if (shared) return { outcome: 'refused', reason: 'seated-twice', values: { match: shared.name } };
  await moveEverything({ from: to.guestId, to: account.id });
  return { outcome: 'attached', userId: account.id };
}

function matchOfBoth(guestId: string, accountId: string) {
  const seatOf = (userId: string) => ({ seats: { some: { userId } } });
  return db.match.findFirst({ where: { AND: [seatOf(guestId), seatOf(accountId)] }, select: { name: true } });
}

async function moveEverything({ from, to }: Readonly<{ from: string; to: string }>): Promise<void> {
  await db.$transaction([
    db.matchSeat.updateMany({ where: { userId: from }, data: { userId: to } }),
    db.match.updateMany({ where: { ownerId: from }, data: { ownerId: to } }),
    db.notice.updateMany({ where: { userId: from }, data: { userId: to } }),
    db.user.delete({ where: { id: from } }),
  ]);
}

export async function renameUser(userId: string, name: string): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { name } });
}

export async function chooseMails(
  userId: string,
  mails: Readonly<{ turnMails: boolean; finishMails: boolean }>,
): Promise<void> {
  await db.user.update({ where: { id: userId }, data: mails });
}
