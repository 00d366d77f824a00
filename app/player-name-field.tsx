'use client';

import { useTranslations } from 'next-intl';
import { TextField } from '@/lib/ui/form-field';
import { PageLink } from '@/lib/ui/page-link';

type PlayerNameFieldProps = Readonly<{
  /** From `useForm().field('playerName', …)`. */
  field: Readonly<{ name: string; defaultValue: string; error: string | undefined }>;
  /** The page to come back to after signing in instead. */
  here: string;
}>;

/** For somebody who is not signed in: a name is enough to play, as a guest. */
export function PlayerNameField({ field, here }: PlayerNameFieldProps) {
  const t = useTranslations('guest');
  const signIn = `/sign-in?${new URLSearchParams({ next: here })}`;
  return (
    <div className="grid gap-1.5">
      <TextField label={t('name')} hint={t('nameHint')} autoComplete="nickname" {...field} />
      <p className="text-ink-2 text-sm">
        {t.rich('orSignIn', {
          link: (words) => (
            <PageLink href={signIn} className="underline">
              {words}
            </PageLink>
          ),
        })}
      </p>
    </div>
  );
}
