'use client';

import type { Ref } from 'react';
import { Button } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import type { CommandState } from '@/lib/ui/use-command';
import styles from './panel.module.css';
import { useBoardTexts } from './table-context';

type SealButtonProps = Readonly<{
  /** What pressing does. */
  words: string;
  /** What is missing, in words; the button says it and stays off. */
  missing?: string | undefined;
  command: CommandState;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
}>;

const BUSY = ['sending', 'retrying'] as const;

export function isBusy({ status }: CommandState): boolean {
  return BUSY.some((each) => each === status);
}

/** The one primary button of the table. While a command is on its way it says so and takes no other. */
export function SealButton({ words, missing, command, onPress, ref }: SealButtonProps) {
  const t = useBoardTexts();
  const busy = isBusy(command);
  const isOff = busy || missing !== undefined;
  return (
    <Button
      ref={ref}
      look="primary"
      size="large"
      wide
      className={styles.seal}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {missing !== undefined && !busy ? null : <Icon name={busy ? 'wait' : 'sealed'} size={22} />}
      {busy ? t(`command.${command.status}`) : (missing ?? words)}
    </Button>
  );
}
