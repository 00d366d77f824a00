import { getLocale } from 'next-intl/server';
import { cache } from 'react';
import { findGame } from '@/lib/games/registry';
import { DEFAULT_LOCALE, parseLocale } from '@/lib/i18n/locales';
import type { RuleBook } from '@/lib/rulebook/rule-book';
import { ruleBook } from '@/lib/rulebook/rule-book';

/** The rules of a game in the reader's language; `undefined` if there is no such game. */
export const readRules = cache(async (game: string): Promise<RuleBook | undefined> => {
  if (!findGame(game)) return undefined;
  return ruleBook(game, parseLocale(await getLocale()) ?? DEFAULT_LOCALE);
});
