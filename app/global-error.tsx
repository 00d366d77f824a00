'use client';

import { useEffect, useState } from 'react';
import { GLOBAL_ERROR_IN_ENGLISH } from './global-error-in-english';
import './globals.css';

const IN_ENGLISH = { language: 'en', words: GLOBAL_ERROR_IN_ENGLISH };

/** What stands where not even the frame of a page could be made: nothing of the site but its colours. */
export default function GlobalError() {
  const [{ language, words }, setWords] = useState(IN_ENGLISH);
  const [ofPage] = useState(languageOfPage);
  useEffect(() => {
    // Whatever has failed may keep these away as well: then it stays in English.
    import('./global-error-words').then(
      ({ readersWords }) => setWords(readersWords(ofPage)),
      () => undefined,
    );
  }, [ofPage]);
  return (
    <html lang={language}>
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

/** That of the page that failed, before this one stands in its place. */
const languageOfPage = () => (typeof document === 'undefined' ? '' : document.documentElement.lang);
