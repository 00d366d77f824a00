import { randomInt } from 'node:crypto';
import { getTranslations } from 'next-intl/server';

/** A name for somebody who has not chosen one: a plant and a number, so that two guests at a table differ. */
export async function suggestedName(): Promise<string> {
  const t = await getTranslations('site');
  const plants = t('suggestedNames').split(', ');
  return `${plants[randomInt(plants.length)]} ${randomInt(10, 100)}`;
}
