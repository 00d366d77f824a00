'use client';

import { useTranslations } from 'next-intl';

/**
 * What stands where a page could not be made. Every page brings it along, so it is made of little: no drawing, and a link
 * that loads the page anew, which after a fault is as well.
 */
export default function ErrorPage({ reset }: Readonly<{ error: Error; reset: () => void }>) {
  const t = useTranslations('problems');
  return (
    <main className="mx-auto grid max-w-[460px] justify-items-center gap-3 px-4 pt-16 text-center">
      <h1 className="text-title">{t('errorTitle')}</h1>
      <p className="text-ink-2 text-lg leading-normal">{t('error')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2.5">
        <button
          type="button"
          onClick={reset}
          className="min-h-[52px] rounded-md bg-action px-6 font-semibold font-serif text-head text-on-action shadow-md hover:bg-action-hover"
        >
          {t('again')}
        </button>
        <a
          href="/"
          className="inline-flex min-h-[52px] items-center rounded-md bg-raised px-6 font-semibold font-serif text-head no-underline inset-ring-[1.5px] inset-ring-line-strong hover:inset-ring-ink"
        >
          {t('home')}
        </a>
      </div>
    </main>
  );
}
