import { randomInt } from 'node:crypto';
import { getTranslations } from 'next-intl/server';
import { firstFree, freeVariantOf } from '@/lib/auth/free-names';
import { namesIn } from '@/lib/i18n/joined-text';

const TRIED_AT_ONCE = 8;

/** A free name for somebody who has not chosen one: a plant and a number. */
export async function suggestedName(): Promise<string> {
  const t = await getTranslations('site');
  const plants = namesIn(t('suggestedNames'));
  const drawn = Array.from({ length: TRIED_AT_ONCE }, () => plants[randomInt(plants.length)] ?? '');
  return (await firstFree(drawn.map((plant) => `${plant} ${randomInt(10, 100)}`))) ?? freeVariantOf(drawn[0] ?? '');
}
