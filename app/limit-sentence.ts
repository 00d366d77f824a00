import { getLocale, getTranslations } from 'next-intl/server';
import type { RefusalValues } from '@/lib/engine/game-definition';
import type { LimitName } from '@/lib/limits/limits';
import { LIMITS } from '@/lib/limits/limits';
import { spend } from '@/lib/limits/spend';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Spends one point; the sentence to answer with when there is none left. */
export async function limitedBy(limit: LimitName, key: string): Promise<string | undefined> {
  const spent = await spend(limit, key);
  return spent.ok ? undefined : limitSentence(limit, spent.retryAfterSeconds);
}

/** What was too much, and when to try again. */
export async function limitSentence(limit: LimitName, retryAfterSeconds: number): Promise<string> {
  const t = await getTranslations();
  return t(LIMITS[limit].message, { when: whenAgain(retryAfterSeconds, await getLocale()) });
}

/** The same for a refusal that names the limit among its values. */
export async function sentenceOfLimit(values: RefusalValues): Promise<string | undefined> {
  const { limit, retryAfterSeconds } = values;
  return isLimit(limit) ? limitSentence(limit, Number(retryAfterSeconds)) : undefined;
}

export function isLimit(name: unknown): name is LimitName {
  return typeof name === 'string' && Object.hasOwn(LIMITS, name);
}

/** `in 3 minutes`, in a language; never earlier than it is true. */
export function whenAgain(seconds: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale);
  if (seconds < MINUTE) return words.format(seconds, 'second');
  if (seconds < 2 * HOUR) return words.format(Math.ceil(seconds / MINUTE), 'minute');
  return words.format(Math.ceil(seconds / HOUR), 'hour');
}
