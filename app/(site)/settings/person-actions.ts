'use server';

import { refresh } from 'next/cache';
import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { refusedForm, textsOf, UNTOUCHED } from '@/app/form-state';
import { rememberLanguage } from '@/app/language/remember-language';
import { limitedBy, limitSentence } from '@/app/limit-sentence';
import { formAction } from '@/app/server-action';
import { choosePlace } from '@/lib/auth/accounts';
import { emailSchema } from '@/lib/auth/email-schema';
import { requireUser } from '@/lib/auth/session';
import { issueSignInRequest } from '@/lib/auth/sign-in-request';
import { env } from '@/lib/env';
import { parseLocale } from '@/lib/i18n/locales';
import { parseTimeZone } from '@/lib/i18n/time-zones';
import { orderTestMail } from '@/lib/notifications/account-mails';
import { sendSignInMail } from '@/lib/notifications/sign-in-mail';
import { clientAddress } from '@/lib/requests/incoming-request';
import { rememberRequest } from '../sign-in/request-cookie';

/** Time zone and language. */
export const changePlace = formAction(async (form) => {
  const user = await requireUser('/settings');
  const t = await getTranslations('settings');
  const timeZone = parseTimeZone(form.get('timeZone'));
  const locale = parseLocale(form.get('locale'));
  if (timeZone === undefined) return refusedForm(form, t('timeZoneUnknown'), 'timeZone');
  if (locale === undefined) return refusedForm(form, t('languageUnknown'), 'locale');
  await choosePlace(user.id, { timeZone, locale });
  rememberLanguage(await cookies(), locale);
  refresh();
  return { done: t('saved'), values: textsOf(form) };
});

/** The new address has to be proved first: a mail with a link and a code goes there. */
export const requestAddressChange = formAction(async (form) => {
  const user = await requireUser('/settings');
  const t = await getTranslations();
  const email = emailSchema.safeParse(form.get('email'));
  if (!email.success) return refusedForm(form, t('signIn.refusals.email-malformed'), 'email');
  if (email.data === user.email) return refusedForm(form, t('settings.sameAddress'), 'email');
  const limited = await limitedBy('sign-in-mail-client', clientAddress());
  if (limited) return refusedForm(form, limited, 'email');
  const issued = await issueSignInRequest({ email: email.data, guestId: null, changeForId: user.id });
  if (issued.outcome === 'limited') {
    return refusedForm(form, await limitSentence('sign-in-mail', issued.retryAfterSeconds), 'email');
  }
  const next = '/settings';
  const link = `${env().APP_URL}/sign-in/link?${new URLSearchParams({ token: issued.token, next })}`;
  const { locale } = user;
  await sendSignInMail({ email: email.data, link, code: issued.code, locale, purpose: 'change-address' });
  rememberRequest(await cookies(), issued.requestId);
  redirect(`/sign-in/code?${new URLSearchParams({ next })}`);
});

export const sendTestMail = formAction(async (form) => {
  const user = await requireUser('/settings');
  const limited = await limitedBy('test-mail', user.id);
  if (limited) return refusedForm(form, limited);
  if (user.email) await orderTestMail(user.id);
  refresh();
  return UNTOUCHED;
});
