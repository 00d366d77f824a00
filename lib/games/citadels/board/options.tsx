'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { Radio, RadioGroup } from '@/lib/ui/radio-group';
import type { Anchor } from '../help/anchors';
import styles from './options.module.css';
import { Rule } from './rule';

type OptionGroupProps = Readonly<{
  title: string;
  rule?: Anchor;
  /** Beside the title. */
  aside?: ReactNode;
  /** Names that fit into half a line. */
  short?: boolean;
  picked: string | null;
  onPick: (value: string) => void;
  onEnter?: (() => void) | undefined;
  children: ReactNode;
}>;

/** One of several, told in words. */
export function OptionGroup({
  title,
  rule,
  aside,
  short = false,
  picked,
  onPick,
  onEnter,
  children,
}: OptionGroupProps) {
  return (
    <Section title={title} {...(rule ? { rule } : {})} aside={aside}>
      <RadioGroup
        label={title}
        picked={picked}
        onPick={onPick}
        onEnter={onEnter}
        className={short ? styles.shortOptions : styles.options}
      >
        {children}
      </RadioGroup>
    </Section>
  );
}

type OptionProps = Readonly<{
  value: string;
  words: string;
  icon?: IconName;
  /** A price, or why not, at the end of the line. */
  end?: ReactNode;
  /** All of it in words; without it the words alone. */
  label?: string;
  disabled?: boolean;
  wide?: boolean;
}>;

export function Option({ value, words, icon, end, label, disabled = false, wide = false }: OptionProps) {
  return (
    <Radio
      value={value}
      label={label ?? words}
      disabled={disabled}
      className={`${styles.option} ${wide ? styles.wide : ''}`}
    >
      {icon ? <Icon name={icon} size={17} className={styles.icon ?? ''} /> : null}
      <span className={styles.words}>{words}</span>
      {end ? <span className={styles.end}>{end}</span> : null}
    </Radio>
  );
}

type SectionProps = Readonly<{
  title: string;
  /** The paragraph about it. */
  rule?: Anchor;
  aside?: ReactNode;
  children: ReactNode;
}>;

/** A part of the panel under its title. */
export function Section({ title, rule, aside, children }: SectionProps) {
  return (
    <div className={styles.section}>
      <div className={styles.heading}>
        <h3 className={styles.title}>
          {title}
          {aside ? <span className={styles.aside}>{aside}</span> : null}
        </h3>
        {rule ? <Rule to={rule} about={title} /> : null}
      </div>
      {children}
    </div>
  );
}

type StepButtonProps = Readonly<{
  words: string;
  icon?: IconName;
  end?: ReactNode;
  disabled?: boolean;
  onPress: () => void;
}>;

/** A step that one press carries out: its effect stands on it. */
export function StepButton({ words, icon, end, disabled = false, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.option} ${styles.step}`}
      aria-disabled={disabled || undefined}
      onClick={() => {
        if (!disabled) onPress();
      }}
    >
      {icon ? <Icon name={icon} size={18} className={styles.icon ?? ''} /> : null}
      <span className={styles.words}>{words}</span>
      {end ? <span className={styles.end}>{end}</span> : null}
    </button>
  );
}
