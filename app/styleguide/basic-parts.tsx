'use client';

import { useId } from 'react';
import { Brand } from '@/lib/ui/brand';
import { Button, ButtonLink } from '@/lib/ui/button';
import { EmptyState } from '@/lib/ui/empty-state';
import { ChoiceField, SelectField, TextField } from '@/lib/ui/form-field';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { ICON_SHAPES } from '@/lib/ui/icon-shapes';
import { Notice } from '@/lib/ui/notice';
import { ownersOf } from '@/lib/ui/owner';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Portrait } from '@/lib/ui/portrait';
import { Bar, Loading } from '@/lib/ui/skeleton';
import { THEMES } from '@/lib/ui/theme';
import { ThemeToggle } from '@/lib/ui/theme-toggle';
import { PEOPLE } from './people';
import { Section, Specimen } from './section';

const LOOKS = ['primary', 'quiet', 'plain'] as const;
const SIZES = ['small', 'normal', 'large'] as const;

export function BasicParts() {
  return (
    <>
      <Section name="brand, theme">
        <Brand name="Turnleaf" />
        <ThemeToggle initial={THEMES[0]} remember={async () => undefined} />
      </Section>
      <Section name="owner-mark">
        {ownersOf(PEOPLE).map((owner) => (
          <Specimen key={owner.seat} name={owner.name}>
            <span className="flex items-end gap-1">
              <OwnerMark owner={owner} size={36} />
              <OwnerMark owner={owner} />
              <OwnerMark owner={owner} size={16} />
            </span>
          </Specimen>
        ))}
      </Section>
      <Section name="portrait">
        {PEOPLE.map(({ seat, name }) => (
          <Specimen key={seat} name={name}>
            <span className="flex items-end gap-1">
              <Portrait id={`${name} ${seat}`} size={72} />
              <Portrait id={`${name} ${seat}`} />
            </span>
          </Specimen>
        ))}
      </Section>
      <Section name="icon">
        {(Object.keys(ICON_SHAPES) as IconName[]).map((name) => (
          <Specimen key={name} name={name}>
            <Icon name={name} size={24} label={name} className="[--cut:var(--ground)]" />
          </Specimen>
        ))}
      </Section>
      <Buttons />
      <Fields />
      <Section name="notice, empty-state, skeleton">
        {(['refusal', 'news', 'done'] as const).map((kind) => (
          <Notice key={kind} kind={kind} title={kind} className="max-w-[420px]">
            {PEOPLE.map(({ name }) => name).join(', ')}
          </Notice>
        ))}
        <EmptyState title="empty-state">{PEOPLE[0]?.name}</EmptyState>
        <div className="w-56">
          <Loading label="loading" className="grid gap-2.5">
            <Bar className="h-3.5 w-3/5" />
            <Bar className="h-3.5" />
            <Bar className="h-11 w-32" />
          </Loading>
        </div>
      </Section>
    </>
  );
}

function Buttons() {
  return (
    <Section name="button">
      {LOOKS.flatMap((look) =>
        SIZES.map((size) => (
          <Specimen key={`${look} ${size}`} name={`${look} ${size}`}>
            <Button look={look} size={size}>
              {look}
            </Button>
          </Specimen>
        )),
      )}
      <Specimen name="disabled">
        <Button look="primary" disabled>
          disabled
        </Button>
      </Specimen>
      <Specimen name="link">
        <ButtonLink href="/styleguide">link</ButtonLink>
      </Specimen>
    </Section>
  );
}

function Fields() {
  return (
    <Section name="form-field">
      <div className="grid w-72 gap-4">
        <TextField label="label" hint="hint" placeholder="placeholder" />
        <TextField label="label" hint="hint" error="error" defaultValue="value" />
        <SelectField label="select">
          <option>option</option>
        </SelectField>
        <Choices />
      </div>
    </Section>
  );
}

function Choices() {
  const name = useId();
  return (
    <div className="grid gap-2">
      <ChoiceField type="radio" name={name} label="radio" hint="hint" defaultChecked />
      <ChoiceField type="radio" name={name} label="radio" hint="Alle, die den geheimen Link haben, auch später." />
      <ChoiceField type="checkbox" label="checkbox" />
    </div>
  );
}
