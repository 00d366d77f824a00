import { getTranslations } from 'next-intl/server';

export default async function FrontPage() {
  const t = await getTranslations('site');
  return (
    <main>
      <h1>{t('name')}</h1>
      <p>{t('description')}</p>
    </main>
  );
}
