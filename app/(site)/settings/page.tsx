import type { Metadata } from 'next';
import { cookies } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import type { CurrentUser } from '@/lib/auth/session';
import { requireUser } from '@/lib/auth/session';
import { LOCALES, languageName, languageTag } from '@/lib/i18n/locales';
import { pageReader } from '@/lib/i18n/reader';
import { timeZones } from '@/lib/i18n/time-zones';
import { Notice } from '@/lib/ui/notice';
import { PageLink } from '@/lib/ui/page-link';
import { parseTheme, THEME_COOKIE } from '@/lib/ui/theme';
import { ThemeToggle } from '@/lib/ui/theme-toggle';
import { signOut } from '../sign-in/actions';
import { AddressForm } from '../sign-in/address-form';
import { rememberTheme } from './actions';
import { BlockedPeople } from './blocked-people';
import { ChangeAddressForm } from './change-address-form';
import { LastMails } from './last-mails';
import { MailForm } from './mail-form';
import { NameForm } from './name-form';
import { PlaceForm } from './place-form';
import { ProgramAccess } from './program-access';
import { SignOutForm } from './sign-out-form';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('settings');
  return { title: t('title') };
}

export default async function SettingsPage() {
  const user = await requireUser('/settings');
  const t = await getTranslations('settings');
  const access = await getTranslations('access');
  const theme = parseTheme((await cookies()).get(THEME_COOKIE)?.value);
  return (
    <div className="pt-2 md:pt-3">
      <h1 className="mb-6 text-title">{t('title')}</h1>
      <div className="grid items-start gap-x-8 md:grid-cols-2 lg:gap-x-12">
        <div className="min-w-0">
          <Section title={t('name')}>
            <NameForm name={user.name} submit={t('save')} />
            <p>
              <PageLink href={`/people/${user.id}`} className="inline-flex min-h-11 items-center underline">
                {t('yourPage')}
              </PageLink>
            </p>
          </Section>
          <Section title={t('account')}>
            <Account user={user} />
          </Section>
          <Section title={t('place')}>
            <Place />
          </Section>
          <Section title={t('look')}>
            <div>
              <ThemeToggle initial={theme} remember={rememberTheme} />
            </div>
          </Section>
        </div>
        <div className="min-w-0">
          <Section title={t('mails')}>
            {user.email ? (
              <>
                <MailForm chosen={user} />
                <LastMails userId={user.id} />
              </>
            ) : (
              <p>{t('needsAddress')}</p>
            )}
          </Section>
          <Section title={t('blocked')}>
            <BlockedPeople userId={user.id} />
          </Section>
          <Section title={access('title')}>
            <ProgramAccess userId={user.id} />
          </Section>
          <Section title={t('leave')}>
            {user.email ? null : <Notice kind="refusal">{t('guestSignOut')}</Notice>}
            <SignOutForm action={signOut} words={{ signOut: t('signOut'), busy: t('signingOut') }} />
          </Section>
        </div>
      </div>
    </div>
  );
}

async function Account({ user }: Readonly<{ user: CurrentUser }>) {
  const t = await getTranslations('settings');
  if (user.email) {
    return (
      <>
        <p>{t.rich('address', { address: () => <strong className="break-all">{user.email}</strong> })}</p>
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center underline">{t('changeAddress')}</summary>
          <div className="pt-2">
            <ChangeAddressForm />
          </div>
        </details>
      </>
    );
  }
  return (
    <>
      <p className="text-ink-2">{t('guest')}</p>
      <AddressForm next="/settings" />
    </>
  );
}

async function Place() {
  const { locale, timeZone = 'UTC' } = await pageReader();
  const languages = LOCALES.map((known) => ({ locale: known, name: languageName(known), tag: languageTag(known) }));
  return <PlaceForm timeZone={timeZone} timeZones={timeZones(timeZone)} locale={locale} languages={languages} />;
}

function Section({ title, children }: Readonly<{ title: string; children: ReactNode }>) {
  return (
    <section className="grid gap-4 border-ink border-t-[1.5px] pt-3 pb-8">
      <h2 className="text-head">{title}</h2>
      <div className="grid min-w-0 gap-4">{children}</div>
    </section>
  );
}
