import { createHmac, timingSafeEqual } from 'node:crypto';
import { env } from './env';

/**
 * A hash that only this service can make, in base64url: as a signature, or to keep what must not be readable in the
 * database. A text says what it is for, so that no signature passes for another.
 */
export function keyedHash(text: string): string {
  return createHmac('sha256', env().NEXTAUTH_SECRET).update(text).digest('base64url');
}

/** Takes the same time wherever the two differ. */
export function isSameHash(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
