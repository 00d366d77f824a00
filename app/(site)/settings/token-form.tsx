'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { CopyField } from '@/app/copy-field';
import { SubmitButton } from '@/app/submit-button';
import { useForm } from '@/app/use-form';
import type { ApiScope } from '@/lib/auth/api-tokens';
import { ChoiceField, FieldGroup, SelectField, TextField } from '@/lib/ui/form-field';
import { LiveNotice } from '@/lib/ui/notice';
import { makeToken } from './program-actions';
import { LIFETIME_NAMES } from './token-lifetimes';

const SCOPES = ['read', 'play'] as const satisfies readonly ApiScope[];

/** Makes a token, and shows it this once. */
export function TokenForm() {
  const t = useTranslations('access');
  const { form, field, isChosen, problem, done, secret, isPending } = useForm(makeToken);
  return (
    <form {...form} noValidate className="grid gap-4">
      <TextField key={secret} label={t('name')} hint={t('nameHint')} autoComplete="off" {...field('tokenName')} />
      <FieldGroup legend={t('scope')}>
        {SCOPES.map((scope) => (
          <ChoiceField
            key={scope}
            type="radio"
            name="scope"
            value={scope}
            label={t(`scopes.${scope}`)}
            hint={t(`scopeHints.${scope}`)}
            defaultChecked={isChosen('scope', scope, 'read')}
          />
        ))}
      </FieldGroup>
      <SelectField label={t('lifetime')} {...field('lifetime', 'always')}>
        {LIFETIME_NAMES.map((lifetime) => (
          <option key={lifetime} value={lifetime}>
            {t(`lifetimes.${lifetime}`)}
          </option>
        ))}
      </SelectField>
      <LiveNotice kind="refusal">{problem}</LiveNotice>
      <div>
        <SubmitButton busy={t('making')} isPending={isPending}>
          {t('make')}
        </SubmitButton>
      </div>
      <LiveNotice kind="done">{secret ? done : null}</LiveNotice>
      {secret ? <MadeToken token={secret} /> : null}
    </form>
  );
}

function MadeToken({ token }: Readonly<{ token: string }>) {
  const t = useTranslations('access');
  const id = useId();
  return (
    <div className="grid gap-2">
      <p id={id} className="font-semibold text-sm">
        {t('token')}
      </p>
      <CopyField
        key={token}
        value={token}
        labelledBy={id}
        words={{ copy: t('copy'), copied: t('copied'), failed: t('copyFailed') }}
      />
    </div>
  );
}
