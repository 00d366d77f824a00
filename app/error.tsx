'use client';

import { useTranslations } from 'next-intl';
import { Button, ButtonLink } from '@/lib/ui/button';
import { LetterDrawing } from '@/lib/ui/letter-drawing';

export default function ErrorPage({ reset }: Readonly<{ error: Error; reset: () => void }>) {
  const t = useTranslations('problems');
  return (
    <main className="mx-auto grid max-w-[460px] justify-items-center gap-3 px-4 pt-16 text-center">
      <LetterDrawing width={120} />
      <h1 className="text-[1.75rem] leading-tight md:text-2xl">{t('errorTitle')}</h1>
      <p className="text-ink-2 text-lg leading-normal">{t('error')}</p>
      <div className="mt-2 flex flex-wrap justify-center gap-2.5">
        <Button look="primary" size="large" onClick={reset}>
          {t('again')}
        </Button>
        <ButtonLink size="large" href="/">
          {t('home')}
        </ButtonLink>
      </div>
    </main>
  );
}
