import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';

const BOX =
  'w-full min-h-11 rounded-md bg-raised px-3 text-base text-ink inset-ring-[1.5px] inset-ring-line-strong ' +
  'placeholder:text-ink-3 hover:inset-ring-ink aria-invalid:inset-ring-warn disabled:bg-sunk disabled:text-ink-3';

type Around = Readonly<{
  label: ReactNode;
  /** What to enter, below the label. */
  hint?: ReactNode;
  /** What is wrong and what to do, announced when it appears. */
  error?: ReactNode;
}>;

type Tied = Readonly<{ id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }>;

function Field({ label, hint, error, children }: Around & Readonly<{ children: (tied: Tied) => ReactNode }>) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold text-sm">
        {label}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="text-ink-3 text-sm">
          {hint}
        </p>
      ) : null}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      <div aria-live="polite" className="contents">
        {error ? (
          <p id={`${id}-error`} className="font-medium text-sm text-warn">
            {error}
          </p>
        ) : null}
      </div>
    </div>
  );
}

export function TextField({ label, hint, error, className = '', ...input }: Around & ComponentProps<'input'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => <input {...input} {...tied} className={`${BOX} ${className}`} />}
    </Field>
  );
}

export function SelectField({ label, hint, error, className = '', ...select }: Around & ComponentProps<'select'>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(tied) => <select {...select} {...tied} className={`${BOX} ${className}`} />}
    </Field>
  );
}

type ChoiceProps = ComponentProps<'input'> &
  Readonly<{ label: ReactNode; hint?: ReactNode; type: 'radio' | 'checkbox' }>;

/** One radio button or checkbox with its words, as a row that can be pressed anywhere. */
export function ChoiceField({ label, hint, ...input }: ChoiceProps) {
  return (
    <label className="grid min-h-11 grid-cols-[20px_minmax(0,1fr)] items-center gap-x-3 rounded-md px-3 py-2 inset-ring inset-ring-line-strong has-checked:bg-action-soft has-checked:inset-ring-action hover:inset-ring-ink">
      <input {...input} className="size-4.5 accent-(--action)" />
      <span className="font-semibold">{label}</span>
      {hint ? <span className="col-start-2 text-ink-2 text-sm">{hint}</span> : null}
    </label>
  );
}

type FieldGroupProps = Readonly<{
  legend: string;
  /** The way to the rule. It stands beside the legend and not in it: it is not part of the group's name. */
  rule?: ReactNode;
  children: ReactNode;
}>;

/** Choices that belong together. */
export function FieldGroup({ legend, rule, children }: FieldGroupProps) {
  return (
    <fieldset className="relative grid gap-2">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      {rule}
      {children}
    </fieldset>
  );
}
