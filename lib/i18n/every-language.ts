import type { Locale } from './locales';
import de from './messages/de.json';
import en from './messages/en.json';
import fr from './messages/fr.json';
import ro from './messages/ro.json';
import zh from './messages/zh.json';

/** The service's texts in all languages, for the server where there is no time or no one language to load. */
export const EVERY_LANGUAGE = { en, zh, de, fr, ro } as const satisfies Record<Locale, object>;
