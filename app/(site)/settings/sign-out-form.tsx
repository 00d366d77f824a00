'use client';

import { SubmitButton } from '@/app/submit-button';
import { forgetKeptTables } from '@/lib/offline/offline-worker';

type SignOutFormProps = Readonly<{
  action: () => Promise<void>;
  words: Readonly<{ signOut: string; busy: string }>;
}>;

/** Signs out, and takes along what this device has kept of the reader's tables. */
export function SignOutForm({ action, words }: SignOutFormProps) {
  return (
    <form action={action} onSubmit={() => void forgetKeptTables()}>
      <SubmitButton busy={words.busy}>{words.signOut}</SubmitButton>
    </form>
  );
}
