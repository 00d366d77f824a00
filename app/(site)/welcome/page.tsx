import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ownPath } from '@/lib/auth/own-path';
import { requireUser } from '@/lib/auth/session';
import { Narrow, Sheet } from '../narrow';
import { NameForm } from '../settings/name-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('welcome');
  return { title: t('title') };
}

export default async function WelcomePage({ searchParams }: PageProps<'/welcome'>) {
  const user = await requireUser('/welcome');
  const t = await getTranslations('welcome');
  return (
    <Narrow title={t('title')} lead={t('lead')}>
      <Sheet>
        <NameForm name={user.name} next={ownPath((await searchParams).next)} submit={t('go')} />
      </Sheet>
    </Narrow>
  );
}
