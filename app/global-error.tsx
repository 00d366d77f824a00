'use client';

import type { Locale } from '@/lib/i18n/locales';
import { DEFAULT_LOCALE, languageTag, preferredLocale } from '@/lib/i18n/locales';
import { useBrowserValue } from '@/lib/ui/use-browser-value';
import { GLOBAL_ERROR_WORDS } from './global-error-words';
import './globals.css';

/** What stands where not even the frame of a page could be made: nothing of the site but its colours. */
export default function GlobalError() {
  const locale = useBrowserValue<Locale>(readerLocale, DEFAULT_LOCALE);
  const words = GLOBAL_ERROR_WORDS[locale];
  return (
    <html lang={languageTag(locale)}>
      <body>
        <title>{words.title}</title>
        <main className="mx-auto grid max-w-[460px] justify-items-center gap-3 px-4 pt-16 text-center">
          <h1 className="text-title">{words.title}</h1>
          <p className="text-ink-2 text-lg leading-normal">{words.what}</p>
          <div className="mt-2 flex flex-wrap justify-center gap-2.5">
            <button
              type="button"
              onClick={() => window.location.reload()}
              className="min-h-[52px] rounded-md bg-action px-6 font-semibold font-serif text-head text-on-action shadow-md hover:bg-action-hover"
            >
              {words.again}
            </button>
            <a
              href="/"
              className="inline-flex min-h-[52px] items-center rounded-md bg-raised px-6 font-semibold font-serif text-head no-underline inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink"
            >
              {words.home}
            </a>
          </div>
        </main>
      </body>
    </html>
  );
}

/** That of the page that failed, else what the browser asks for. */
function readerLocale(): Locale {
  return preferredLocale([document.documentElement.lang, ...navigator.languages].filter(Boolean).join(','));
}
