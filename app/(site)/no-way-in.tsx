import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/lib/ui/button';
import { Narrow } from './narrow';

/** Where a link leads to no seat: why, and where else one may play. */
export async function NoWayIn({ title, why }: Readonly<{ title: string; why: string }>) {
  const t = await getTranslations('join');
  return (
    <Narrow title={title} lead={why}>
      <ButtonLink look="primary" size="large" href="/tables">
        {t('toTables')}
      </ButtonLink>
    </Narrow>
  );
}
