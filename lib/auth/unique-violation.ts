import { Prisma } from '@/prisma/generated/client';

const UNIQUE_VIOLATION = 'P2002';

/** What a change of the database gives; `undefined` when it would make two rows alike that must differ. */
export async function unlessTaken<Result>(change: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === UNIQUE_VIOLATION) return undefined;
    throw error;
  }
}
