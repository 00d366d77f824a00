import { getLocale, getTranslations } from 'next-intl/server';
import { LOCALES, languageName, languageTag } from '@/lib/i18n/locales';
import { changeLanguage } from './actions';

/** The languages of the site, each a button in its own words. Works without scripts. */
export async function LanguageSwitch() {
  const [t, chosen] = await Promise.all([getTranslations('site'), getLocale()]);
  return (
    <form action={changeLanguage} aria-label={t('language')} className="flex flex-wrap gap-x-1">
      {LOCALES.map((locale) => (
        <button
          key={locale}
          type="submit"
          name="locale"
          value={locale}
          lang={languageTag(locale)}
          aria-current={locale === chosen ? 'true' : undefined}
          className="min-h-11 rounded-full px-1.5 underline aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline hover:bg-sunk md:min-h-8 md:px-2.5"
        >
          {languageName(locale)}
        </button>
      ))}
    </form>
  );
}
