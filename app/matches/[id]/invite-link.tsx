'use client';

import { useTranslations } from 'next-intl';
import { useId, useState } from 'react';
import { Button } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';

/** The secret link with a button that copies it. The link itself can be selected where copying is not allowed. */
export function InviteLink({ link }: Readonly<{ link: string }>) {
  const t = useTranslations('match');
  const id = useId();
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setTold(t('copied'));
    } catch {
      // Browsers refuse on plain http and when asked not to: the reader can still copy by hand.
      setTold(t('copyFailed'));
    }
  };
  return (
    <section className="grid gap-2.5">
      <h2 id={id} className="text-lg">
        {t('invite')}
      </h2>
      <p className="text-ink-2 text-sm">{t('inviteHint')}</p>
      <div className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <input
          readOnly
          aria-labelledby={id}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 w-full min-w-0 rounded-md bg-raised px-3 text-sm inset-ring-[1.5px] inset-ring-line-strong"
        />
        <Button onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {t('copy')}
        </Button>
      </div>
      <p role="status" className="text-ink-2 text-sm empty:hidden">
        {told}
      </p>
    </section>
  );
}
