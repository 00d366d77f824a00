import type { Metadata, Viewport } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { fontClasses } from '@/lib/ui/fonts';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return { title: { default: t('name'), template: `%s · ${t('name')}` }, description: t('description') };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#EFF1E6' },
    { media: '(prefers-color-scheme: dark)', color: '#0F1814' },
  ],
};

export default async function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  return (
    <html lang={await getLocale()} className={fontClasses}>
      <body>{children}</body>
    </html>
  );
}
