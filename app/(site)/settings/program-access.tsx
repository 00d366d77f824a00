import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { SubmitButton } from '@/app/submit-button';
import type { TokenLine } from '@/lib/auth/api-tokens';
import { apiTokensOf } from '@/lib/auth/api-tokens';
import { sentencesText } from '@/lib/i18n/joined-text';
import { PageLink } from '@/lib/ui/page-link';
import { revokeToken } from './program-actions';
import { TokenForm } from './token-form';

/** The tokens of a user, and a form for one more. */
export async function ProgramAccess({ userId }: Readonly<{ userId: string }>) {
  const t = await getTranslations('access');
  const tokens = await apiTokensOf(userId);
  const toPage = (words: ReactNode) => (
    <PageLink href="/api" className="underline">
      {words}
    </PageLink>
  );
  return (
    <>
      <p className="text-ink-2">{t.rich('lead', { link: toPage })}</p>
      {tokens.length > 0 ? <Tokens tokens={tokens} /> : null}
      <TokenForm />
    </>
  );
}

async function Tokens({ tokens }: Readonly<{ tokens: readonly TokenLine[] }>) {
  const t = await getTranslations('access');
  return (
    <ul aria-label={t('yours')} className="grid gap-2">
      {tokens.map((token) => (
        <li
          key={token.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md bg-raised px-3 py-2 inset-ring inset-ring-line"
        >
          <Told token={token} />
          <form action={revokeToken}>
            <input type="hidden" name="id" value={token.id} />
            <SubmitButton size="small" busy={t('revoking')} aria-label={t('revokeNamed', { name: token.name })}>
              {t('revoke')}
            </SubmitButton>
          </form>
        </li>
      ))}
    </ul>
  );
}

async function Told({ token: { name, scope, createdAt, lastUsedOn, expiresAt } }: Readonly<{ token: TokenLine }>) {
  const t = await getTranslations('access');
  const format = await getFormatter();
  const day = (date: Date) => format.dateTime(date, { dateStyle: 'medium' });
  // A day without a time has none that could be moved to another zone.
  const used = lastUsedOn ? format.dateTime(lastUsedOn, { dateStyle: 'medium', timeZone: 'UTC' }) : undefined;
  const isOver = expiresAt !== null && expiresAt <= new Date();
  return (
    <p className="grid gap-0.5">
      <b className="break-words font-semibold" dir="auto">
        {name}
      </b>
      <span className="text-ink-2 text-sm">
        {sentencesText(
          [
            t(`may.${scope}`),
            t('since', { date: day(createdAt) }),
            used ? t('used', { date: used }) : t('unused'),
            ...(expiresAt ? [t(isOver ? 'over' : 'until', { date: day(expiresAt) })] : []),
          ],
          await getLocale(),
        )}
      </span>
    </p>
  );
}
