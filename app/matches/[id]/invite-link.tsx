'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CopyField } from '@/app/copy-field';

/** The secret link with a button that copies it. */
export function InviteLink({ link }: Readonly<{ link: string }>) {
  const t = useTranslations('match');
  const id = useId();
  return (
    <section className="grid gap-2.5">
      <h2 id={id} className="text-lg">
        {t('invite')}
      </h2>
      <p className="text-ink-2 text-sm">{t('inviteHint')}</p>
      <CopyField
        value={link}
        labelledBy={id}
        words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
      />
    </section>
  );
}
