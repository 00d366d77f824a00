import type { Prisma } from '@/prisma/generated/client';

/** The person behind a request. A guest has no address. */
export type CurrentUser = Readonly<{
  id: string;
  name: string;
  email: string | null;
  locale: string;
  turnMails: boolean;
  finishMails: boolean;
  mentionMails: boolean;
  invitationMails: boolean;
  timeZone: string | null;
}>;

/** What is read of a user's row for each request. */
export const CURRENT_USER = {
  id: true,
  name: true,
  email: true,
  locale: true,
  turnMails: true,
  finishMails: true,
  mentionMails: true,
  invitationMails: true,
  timeZone: true,
} as const satisfies Prisma.UserSelect;
