import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Button } from '@/lib/ui/button';
import { LetterDrawing } from '@/lib/ui/letter-drawing';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('offline');
  return { title: t('title'), robots: { index: false, follow: false } };
}

/** Shown by the service worker while there is no network; it puts the tables it has kept in the list. */
export default async function OfflinePage() {
  const t = await getTranslations('offline');
  return (
    <main className="mx-auto grid max-w-[520px] justify-items-center gap-3 px-4 pt-12 pb-16 text-center">
      <LetterDrawing width={120} />
      <h1 className="text-title">{t('title')}</h1>
      <p className="text-ink-2 text-lg leading-normal">{t('lead')}</p>
      <p data-no-tables="" className="text-ink-2">
        {t('none')}
      </p>
      <ul
        data-kept-tables=""
        aria-label={t('tables')}
        className="grid w-full gap-2 text-left empty:hidden [&_a]:flex [&_a]:min-h-14 [&_a]:flex-wrap [&_a]:items-center [&_a]:gap-x-3 [&_a]:rounded-md [&_a]:bg-sheet [&_a]:px-4 [&_a]:py-2 [&_a]:no-underline [&_a]:shadow-sm [&_b]:flex-1 [&_b]:font-semibold [&_b]:font-serif [&_b]:text-lg [&_span]:text-ink-3 [&_span]:text-sm"
      />
      {/* A form without an address asks for the page it stands on. */}
      <form>
        <Button type="submit" look="primary" size="large" className="mt-2">
          {t('again')}
        </Button>
      </form>
    </main>
  );
}
