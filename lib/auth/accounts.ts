import { db } from '@/lib/db';
import type { Locale } from '@/lib/i18n/locales';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { moveIn } from './moving-in';
import { nameKeysOf } from './name-keys';
import { isReserved } from './reserved-names';
import { unlessTaken } from './unique-violation';

/** Somebody else has this name or one that looks the same, or nobody may have it. */
export type NameTaken = Readonly<{ outcome: 'name-taken' }>;
const NAME_TAKEN: NameTaken = { outcome: 'name-taken' };

export type GuestMade = Readonly<{ outcome: 'made'; userId: string }>;

/** Somebody who plays with just a name, in the language of the page where it was given. */
export async function createGuest(name: string, locale = DEFAULT_LOCALE): Promise<GuestMade | NameTaken> {
  const userId = await createUser({ name, locale });
  return userId === undefined ? NAME_TAKEN : { outcome: 'made', userId };
}

export type AccountOfAddress = Readonly<{ userId: string; isNew: boolean }>;

/** What an account begins with, until its owner says otherwise. */
export type Beginning = Readonly<{ name: string; locale: Locale }>;

/** The account of a proved address; the first time, a new one. */
export async function accountOf(email: string, suggest: () => Promise<Beginning>): Promise<AccountOfAddress> {
  const known = await findAccount(email);
  if (known) return known;
  const userId = await createUser({ email, ...(await suggest()) });
  // Another device may have proved the address meanwhile, or somebody else have taken the name.
  return userId === undefined ? accountOf(email, suggest) : { userId, isNew: true };
}

async function findAccount(email: string): Promise<AccountOfAddress | undefined> {
  const user = await db.user.findUnique({ where: { email }, select: { id: true } });
  return user ? { userId: user.id, isNew: false } : undefined;
}

/** The one place where people come into being. `undefined` when the name or the address is somebody's already. */
async function createUser(user: Beginning & Readonly<{ email?: string }>): Promise<string | undefined> {
  if (isReserved(user.name)) return undefined;
  return unlessTaken(async () => {
    const { id } = await db.user.create({ data: { ...user, ...nameKeysOf(user.name) }, select: { id: true } });
    return id;
  });
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
    const attached = await unlessTaken(() =>
      db.user.update({ where: { id: to.guestId }, data: { email: to.email }, select: { id: true } }),
    );
    // Another device may have proved the address meanwhile: now there is an account to move into.
    return attached ? { outcome: 'attached', userId: attached.id } : attachAddress(to);
  }
  const shared = await matchOfBoth(to.guestId, account.id);
  if (shared) return { outcome: 'refused', reason: 'seated-twice', values: { match: shared.name } };
  await moveIn({ from: to.guestId, to: account.id });
  return { outcome: 'attached', userId: account.id };
}

function matchOfBoth(guestId: string, accountId: string) {
  const seatOf = (userId: string) => ({ seats: { some: { userId } } });
  return db.match.findFirst({ where: { AND: [seatOf(guestId), seatOf(accountId)] }, select: { name: true } });
}

export async function renameUser(userId: string, name: string): Promise<Readonly<{ outcome: 'renamed' }> | NameTaken> {
  if (isReserved(name)) return NAME_TAKEN;
  const data = { name, ...nameKeysOf(name) };
  const renamed = await unlessTaken(() => db.user.update({ where: { id: userId }, data, select: { id: true } }));
  return renamed ? { outcome: 'renamed' } : NAME_TAKEN;
}

/** Takes a name from somebody who still bears it. */
export async function replaceName(
  { userId, from }: Readonly<{ userId: string; from: string }>,
  suggestName: () => Promise<string>,
): Promise<void> {
  const name = await suggestName();
  const where = { id: userId, name: from };
  const replaced = await unlessTaken(() => db.user.updateMany({ where, data: { name, ...nameKeysOf(name) } }));
  // Somebody else has taken the suggested one meanwhile.
  if (!replaced) await replaceName({ userId, from }, suggestName);
}

export async function chooseMails(
  userId: string,
  mails: Readonly<{ turnMails: boolean; finishMails: boolean; mentionMails: boolean; invitationMails: boolean }>,
): Promise<void> {
  await db.user.update({ where: { id: userId }, data: mails });
}

export async function choosePlace(
  userId: string,
  place: Readonly<{ timeZone: string; locale: string }>,
): Promise<void> {
  await db.user.update({ where: { id: userId }, data: place });
}

/** The language of the pages and of mail. */
export async function chooseLanguage(userId: string, locale: Locale): Promise<void> {
  await db.user.update({ where: { id: userId }, data: { locale } });
}

export type AddressChanged =
  | Readonly<{ outcome: 'changed'; before: string | null }>
  | Readonly<{ outcome: 'refused'; reason: 'address-taken' }>;

/** Gives an account the address that was proved for it. One that has an account of its own stays with that. */
export async function changeAddress(to: Readonly<{ userId: string; email: string }>): Promise<AddressChanged> {
  const where = { id: to.userId };
  const { email: before } = await db.user.findUniqueOrThrow({ where, select: { email: true } });
  const changed = await unlessTaken(() => db.user.update({ where, data: { email: to.email }, select: { id: true } }));
  return changed ? { outcome: 'changed', before } : { outcome: 'refused', reason: 'address-taken' };
}

/** The zone of a browser, for an account that has chosen none: mail has no browser to ask. */
export async function keepTimeZone(userId: string, timeZone: string): Promise<void> {
  await db.user.updateMany({ where: { id: userId, timeZone: null }, data: { timeZone } });
}
