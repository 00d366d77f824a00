'use client';

import type { KeyboardEvent, ReactNode } from 'react';
import { createContext, use, useEffect, useEffectEvent, useId, useRef } from 'react';
import { tipped } from './tip';

type Group = Readonly<{
  name: string;
  picked: string | null;
  isDisabled: boolean;
  pick: (value: string) => void;
  onEnter: () => void;
}>;

const GroupContext = createContext<Group | undefined>(undefined);

type RadioGroupProps = Readonly<{
  /** Spoken; what is seen of it stands beside. */
  label: string;
  picked: string | null;
  onPick: (value: string) => void;
  /** Enter picks, or goes on from what is picked. */
  onEnter?: (() => void) | undefined;
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}>;

/** One of several, in any look: cards, tiles, words. Arrows move and pick, space picks, Enter goes on. */
export function RadioGroup({ label, picked, onPick, onEnter, disabled = false, className, children }: RadioGroupProps) {
  const name = useId();
  return (
    <GroupContext value={{ name, picked, isDisabled: disabled, pick: onPick, onEnter: onEnter ?? (() => undefined) }}>
      {/* Its radios are switched off one by one: what scrolls inside stays within reach of the keyboard. */}
      <fieldset aria-label={label} aria-disabled={disabled || undefined} className={className}>
        {children}
      </fieldset>
    </GroupContext>
  );
}

type RadioProps = Readonly<{
  value: string;
  /** All that its picture says, in words. */
  label: string;
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}>;

/** One choice of a `RadioGroup`: whatever is inside can be pressed. */
export function Radio({ value, label, disabled = false, className = '', children }: RadioProps) {
  const group = use(GroupContext);
  if (!group) throw new Error('A radio stands outside its group');
  const isPicked = group.picked === value;
  const input = useRef<HTMLInputElement>(null);
  // Pressed before the scripts of the page had come, it told nobody.
  const tellOfEarlyPress = useEffectEvent(() => {
    if (input.current?.checked && !isPicked) group.pick(value);
  });
  useEffect(() => tellOfEarlyPress(), []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (isPicked) group.onEnter();
    else group.pick(value);
  };
  return (
    <label {...tipped} className={className} data-picked={isPicked || undefined} data-disabled={disabled || undefined}>
      <input
        ref={input}
        type="radio"
        className="sr-only"
        name={group.name}
        value={value}
        aria-label={label}
        checked={isPicked}
        disabled={disabled || group.isDisabled}
        onChange={() => group.pick(value)}
        onKeyDown={onKeyDown}
      />
      {children}
    </label>
  );
}
