'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/lib/ui/button';

type Brought = Readonly<{ action: string; code: string; state: string }>;

/** Sends on by itself what the service gave the browser; where scripts do not run, a button does. */
export function HandOver({ action, code, state }: Brought) {
  const t = useTranslations('signIn');
  const form = useRef<HTMLFormElement>(null);
  const isSent = useRef(false);
  useEffect(() => {
    // A code is good once, and effects may run twice.
    if (isSent.current) return;
    isSent.current = true;
    form.current?.requestSubmit();
  }, []);
  return (
    <form ref={form} method="post" action={action}>
      <input type="hidden" name="code" value={code} />
      <input type="hidden" name="state" value={state} />
      <Button type="submit" look="primary" size="large" wide>
        {t('enter')}
      </Button>
    </form>
  );
}
