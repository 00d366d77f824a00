import type { Locale } from '@/lib/i18n/locales';
import { languageTag, preferredLocale } from '@/lib/i18n/locales';
import type { GlobalErrorWords } from './global-error-in-english';
import { GLOBAL_ERROR_IN_ENGLISH } from './global-error-in-english';

/**
 * The texts machinery itself may be what failed, so these stand by themselves. They say what `problems` says elsewhere, which a
 * test compares.
 */
export const GLOBAL_ERROR_WORDS: Readonly<Record<Locale, GlobalErrorWords>> = {
  en: GLOBAL_ERROR_IN_ENGLISH,
  zh: {
    title: '出了点问题',
    what: '是我们的错，你之前的选择都没有丢。请再试一次；如果还是这样，请稍后再来。',
    again: '再试一次',
    home: '去你的对局',
  },
  de: {
    title: 'Etwas ist schiefgegangen',
    what: 'Es liegt an uns, und nichts, was du gewählt hast, ist verloren. Versuch es noch einmal; passiert es wieder, komm etwas später zurück.',
    again: 'Noch einmal',
    home: 'Zu deinen Partien',
  },
  fr: {
    title: 'Quelque chose s’est mal passé',
    what: 'C’est notre faute, et rien de ce que tu avais choisi n’est perdu. Réessaie ; si cela se reproduit, reviens un peu plus tard.',
    again: 'Réessayer',
    home: 'À tes parties',
  },
  ro: {
    title: 'Ceva n-a mers',
    what: 'E vina noastră, iar ce ai ales înainte nu s-a pierdut. Mai încearcă; dacă se întâmplă iar, revino puțin mai târziu.',
    again: 'Mai încearcă',
    home: 'La partidele tale',
  },
};

/** In the language of the page that failed, else in what the browser asks for. */
export function readersWords(ofPage: string): Readonly<{ language: string; words: GlobalErrorWords }> {
  const locale = preferredLocale([ofPage, ...navigator.languages].filter(Boolean).join(','));
  return { language: languageTag(locale), words: GLOBAL_ERROR_WORDS[locale] };
}
