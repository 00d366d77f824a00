'use client';

import type { ComponentProps } from 'react';
import { useFormStatus } from 'react-dom';
import { Button } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';

/** A form's button. While its form is on the way it keeps its place and says so. */
export function SubmitButton({
  busy,
  isPending,
  children,
  ...rest
}: ComponentProps<typeof Button> & Readonly<{ busy: string; isPending?: boolean }>) {
  const { pending } = useFormStatus();
  const isBusy = isPending || pending;
  return (
    <Button
      type="submit"
      {...rest}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
    >
      {isBusy ? <Icon name="wait" size={18} /> : null}
      {isBusy ? busy : children}
    </Button>
  );
}
