import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { languageTag } from '@/lib/i18n/locales';
import { pageMessages } from '@/lib/i18n/messages';
import { browserTimeZone } from '@/lib/i18n/reader';
import { fontClasses } from '@/lib/ui/fonts';
import { parseTheme, THEME_COOKIE, themeAttribute } from '@/lib/ui/theme';
import { RuleSheet } from './rule-sheet/rule-sheet';
import { TimeZoneCookie } from './time-zone-cookie';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return { title: { default: t('title'), template: `%s · ${t('name')}` }, description: t('description') };
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
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={languageTag(await getLocale())} data-theme={themeAttribute(theme)} className={fontClasses}>
      <body>
        <NextIntlClientProvider messages={pageMessages(await getMessages())}>
          {children}
          <RuleSheet />
        </NextIntlClientProvider>
        <TimeZoneCookie known={await browserTimeZone()} />
      </body>
    </html>
  );
}
