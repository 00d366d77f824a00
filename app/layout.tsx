import type { Metadata, Viewport } from 'next';
import { cookies } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getLocale, getMessages, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentUser } from '@/lib/auth/session';
import { languageTag } from '@/lib/i18n/locales';
import { browserTexts } from '@/lib/i18n/messages';
import { MoreTexts } from '@/lib/i18n/more-texts';
import { browserTimeZone } from '@/lib/i18n/reader';
import { fontClasses } from '@/lib/ui/fonts';
import { parseTheme, THEME_COOKIE, themeAttribute } from '@/lib/ui/theme';
import { Tips } from '@/lib/ui/tips';
import { OfflineReader } from './offline/offline-reader';
import { PageLinks } from './page-links';
import { RuleLinks } from './rule-sheet/rule-links';
import { TimeZoneCookie } from './time-zone-cookie';
import './globals.css';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site');
  return {
    title: { default: t('title'), template: `%s · ${t('name')}` },
    description: t('description'),
    appleWebApp: { title: t('name') },
  };
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  // Up to the edges of the screen: what must not lie below its corners or bars keeps clear of them by itself.
  viewportFit: 'cover',
  // A keyboard on the screen makes the page smaller, so that what is written stays above it.
  interactiveWidget: 'resizes-content',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#EFF1E6' },
    { media: '(prefers-color-scheme: dark)', color: '#0F1814' },
  ],
};

/** The provider would bring all of them along. */
const NO_TEXTS = {};

export default async function RootLayout({ children }: Readonly<{ children: ReactNode }>) {
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <html lang={languageTag(await getLocale())} data-theme={themeAttribute(theme)} className={fontClasses}>
      <body>
        <NextIntlClientProvider messages={NO_TEXTS}>
          <MoreTexts texts={browserTexts(await getMessages(), 'everywhere')}>
            {children}
            <RuleLinks />
            <PageLinks />
            <Tips />
          </MoreTexts>
        </NextIntlClientProvider>
        <TimeZoneCookie known={await browserTimeZone()} />
        <OfflineReader
          build={process.env.NEXT_DEPLOYMENT_ID}
          user={(await currentUser())?.id}
          language={await getLocale()}
        />
      </body>
    </html>
  );
}
