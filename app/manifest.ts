import type { MetadataRoute } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { languageTag } from '@/lib/i18n/locales';

/** For installing the site like an app, in the language of whoever does. */
export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const t = await getTranslations('site');
  return {
    id: '/',
    name: t('title'),
    short_name: t('name'),
    description: t('description'),
    lang: languageTag(await getLocale()),
    start_url: '/',
    scope: '/',
    display: 'standalone',
    // By day; the pages themselves say what colour they have by night.
    theme_color: '#eff1e6',
    background_color: '#eff1e6',
    icons: [
      { src: '/icons/leaf-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/leaf-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/leaf-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
