import type { Prisma } from '@/prisma/generated/client';

/** Plain data for a JSON column. What JSON cannot say is a broken invariant of ours, and never comes from outside. */
export function asJson(data: Readonly<Record<string, unknown>>): Prisma.InputJsonObject {
  return JSON.parse(JSON.stringify(data));
}
