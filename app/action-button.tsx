'use client';

import type { ReactNode } from 'react';
import type { FormAction } from '@/app/form-state';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import type { ButtonLook } from '@/lib/ui/button';
import { LiveNotice } from '@/lib/ui/notice';

type ActionButtonProps = ButtonLook &
  Readonly<{
    action: FormAction;
    /** What the action needs to know, as hidden fields. */
    values: Readonly<Record<string, string>>;
    busy: string;
    label?: string;
    children: ReactNode;
  }>;

/** One thing to do, as a form of one button, with the sentence when it is refused. */
export function ActionButton({ action, values, busy, label, children, ...look }: ActionButtonProps) {
  const { form, problem, isPending } = useForm(action);
  return (
    <form {...form} className="grid gap-2">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SubmitButton {...look} busy={busy} isPending={isPending} aria-label={label}>
        {children}
      </SubmitButton>
      <LiveNotice kind="refusal">{problem}</LiveNotice>
    </form>
  );
}
