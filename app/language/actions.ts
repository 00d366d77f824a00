'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { chooseLanguage } from '@/lib/auth/accounts';
import { currentUser } from '@/lib/auth/session';
import { parseLocale } from '@/lib/i18n/locales';
import { buttonAction } from '../server-action';
import { rememberLanguage } from './remember-language';

/** For everybody: kept in this browser, and with the account of who is signed in. */
export const changeLanguage = buttonAction(async (form) => {
  const locale = parseLocale(form.get('locale'));
  if (locale === undefined) return;
  rememberLanguage(await cookies(), locale);
  const user = await currentUser();
  if (user) await chooseLanguage(user.id, locale);
  refresh();
});
