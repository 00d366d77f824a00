'use server';

import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { z } from 'zod';
import type { FormState } from '@/app/form-state';
import { refusedForm } from '@/app/form-state';
import { limitedBy, limitSentence } from '@/app/limit-sentence';
import { formAction, serverAction } from '@/app/server-action';
import { changeAddress } from '@/lib/auth/accounts';
import { emailSchema } from '@/lib/auth/email-schema';
import { maskedAddress } from '@/lib/auth/masked-address';
import { ownPath } from '@/lib/auth/own-path';
import { currentUser, endSession } from '@/lib/auth/session';
import type { ProvedAddress } from '@/lib/auth/sign-in-request';
import { CODE_PATTERN, issueSignInRequest, redeemCode, redeemLink } from '@/lib/auth/sign-in-request';
import { env } from '@/lib/env';
import { tellOldAddress } from '@/lib/notifications/account-mails';
import { sendSignInMail } from '@/lib/notifications/sign-in-mail';
import { clientAddress } from '@/lib/requests/incoming-request';
import { enterAs } from './enter';
import { forgetRequest, rememberedRequest, rememberRequest } from './request-cookie';

const codeSchema = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .pipe(z.string().regex(CODE_PATTERN));

/** Sends a mail with a link and a code. The answer is the same whether the address is known or not. */
export const requestSignIn = formAction(async (form) => {
  const t = await getTranslations('signIn');
  const email = emailSchema.safeParse(form.get('email'));
  if (!email.success) return refusedForm(form, t('refusals.email-malformed'), 'email');
  const limited = await limitedBy('sign-in-mail-client', clientAddress());
  if (limited) return refusedForm(form, limited);
  const user = await currentUser();
  const guestId = user && !user.email ? user.id : null;
  const issued = await issueSignInRequest({ email: email.data, guestId });
  if (issued.outcome === 'limited') {
    return refusedForm(form, await limitSentence('sign-in-mail', issued.retryAfterSeconds), 'email');
  }
  const next = ownPath(form.get('next'));
  const query = new URLSearchParams({ token: issued.token, next });
  await sendSignInMail({
    email: email.data,
    link: `${env().APP_URL}/sign-in/link?${query}`,
    code: issued.code,
    locale: await getLocale(),
  });
  rememberRequest(await cookies(), issued.requestId);
  redirect(`/sign-in/code?${new URLSearchParams({ next })}`);
});

export const signInByCode = formAction(async (form) => {
  const t = await getTranslations('signIn.refusals');
  const requestId = rememberedRequest(await cookies());
  if (!requestId) return refusedForm(form, t('code-spent'), 'code');
  const code = codeSchema.safeParse(form.get('code'));
  if (!code.success) return refusedForm(form, t('code-malformed'), 'code');
  const limited = await limitedBy('sign-in-code', clientAddress());
  if (limited) return refusedForm(form, limited);
  const redeemed = await redeemCode({ requestId, code: code.data });
  if (redeemed.outcome === 'refused') return refusedForm(form, t(redeemed.reason), 'code');
  return enter(redeemed, form);
});

/** The button on the page a link opens. The link itself is opened by mail scanners too, and does nothing. */
export const signInByLink = formAction(async (form) => {
  const t = await getTranslations('signIn.refusals');
  const token = z.string().min(1).max(200).safeParse(form.get('token'));
  if (!token.success) return refusedForm(form, t('link-unknown'));
  const redeemed = await redeemLink(token.data);
  if (redeemed.outcome === 'refused') return refusedForm(form, t(redeemed.reason));
  return enter(redeemed, form);
});

export const signOut = serverAction(async (): Promise<void> => {
  await endSession();
  redirect('/');
});

async function enter({ email, changeForId }: ProvedAddress, form: FormData): Promise<FormState> {
  forgetRequest(await cookies());
  if (changeForId !== null) return changeTo(email, changeForId, form);
  const entered = await enterAs(email, ownPath(form.get('next')));
  if (entered.outcome === 'entered') redirect(entered.path);
  const t = await getTranslations('signIn.refusals');
  return refusedForm(form, t(entered.reason, entered.values));
}

/** The address was proved for an account that is signed in here: it is the account's from now on. */
async function changeTo(email: string, accountId: string, form: FormData): Promise<FormState> {
  const t = await getTranslations('signIn.refusals');
  const user = await currentUser();
  if (user?.id !== accountId) return refusedForm(form, t('change-elsewhere'));
  const changed = await changeAddress({ userId: user.id, email });
  if (changed.outcome === 'refused') return refusedForm(form, t(changed.reason));
  if (changed.before !== null) {
    await tellOldAddress({ email: changed.before, newAddress: maskedAddress(email), locale: user.locale });
  }
  redirect(ownPath(form.get('next')));
}
