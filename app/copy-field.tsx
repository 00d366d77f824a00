'use client';

import { useState } from 'react';
import { Button } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';

type CopyFieldProps = Readonly<{
  value: string;
  /** The id of what names the field. */
  labelledBy: string;
  words: Readonly<{ copy: string; copied: string; failed: string }>;
}>;

/** Something to take away, with a button that copies it. The text can be selected where copying is not allowed. */
export function CopyField({ value, labelledBy, words }: CopyFieldProps) {
  const [told, setTold] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setTold(words.copied);
    } catch {
      // Browsers refuse on plain http and when asked not to: the reader can still copy by hand.
      setTold(words.failed);
    }
  };
  return (
    <>
      <div className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto]">
        <input
          readOnly
          aria-labelledby={labelledBy}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
          className="min-h-11 w-full min-w-0 rounded-md bg-raised px-3 text-sm inset-ring-[1.5px] inset-ring-line-strong"
        />
        <Button onClick={() => void copy()}>
          <Icon name="copy" size={18} />
          {words.copy}
        </Button>
      </div>
      <div role="status" className="contents">
        {told ? <p className="text-ink-2 text-sm">{told}</p> : null}
      </div>
    </>
  );
}
