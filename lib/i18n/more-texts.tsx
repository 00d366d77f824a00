'use client';

import type { AbstractIntlMessages } from 'next-intl';
import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl';
import type { ReactNode } from 'react';
import { useMemo } from 'react';

type MoreTextsProps = Readonly<{
  /** From `browserTexts` or `gameTexts`. */
  texts: string;
  children: ReactNode;
}>;

/** Texts for a part of the site, beside those that every page has. */
export function MoreTexts({ texts, children }: MoreTextsProps) {
  const known = useMessages();
  const all = useMemo<AbstractIntlMessages>(() => ({ ...known, ...JSON.parse(texts) }), [known, texts]);
  return (
    <NextIntlClientProvider locale={useLocale()} messages={all}>
      {children}
    </NextIntlClientProvider>
  );
}
