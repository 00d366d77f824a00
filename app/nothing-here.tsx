import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/lib/ui/button';
import { LetterDrawing } from '@/lib/ui/letter-drawing';

/** What is told of a page that is not there, or not for this reader. */
export async function NothingHere() {
  const t = await getTranslations('problems');
  return (
    <div className="mx-auto grid max-w-[460px] justify-items-center gap-3 pt-10 text-center">
      <LetterDrawing width={120} />
      <h1 className="text-title">{t('notFoundTitle')}</h1>
      <p className="text-ink-2 text-lg leading-normal">{t('notFound')}</p>
      <ButtonLink look="primary" size="large" href="/" className="mt-2">
        {t('home')}
      </ButtonLink>
    </div>
  );
}
