import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/lib/ui/button';
import { EmptyState } from '@/lib/ui/empty-state';

/** What is left of a table that never began. */
export async function CancelledTable({ name }: Readonly<{ name: string }>) {
  const t = await getTranslations();
  return (
    <div className="pt-10">
      <h1 className="sr-only">{name}</h1>
      <EmptyState title={t('match.cancelledTitle', { name })}>
        <p className="mb-3">{t('match.cancelled')}</p>
        <ButtonLink look="primary" href="/tables">
          {t('tables.title')}
        </ButtonLink>
      </EmptyState>
    </div>
  );
}
