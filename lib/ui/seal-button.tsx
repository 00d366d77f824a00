'use client';

import { useTranslations } from 'next-intl';
import type { Ref } from 'react';
import { SEAL } from './asked';
import { Button } from './button';
import { Icon } from './icon';
import type { IconName } from './icon-shapes';
import styles from './panel.module.css';
import type { CommandState } from './use-command';
import { isBusy } from './use-command';

type SealButtonProps = Readonly<{
  /** What pressing does. */
  words: string;
  /** What is missing, in words; the button says it and stays off. */
  missing?: string | undefined;
  command: CommandState;
  onPress: () => void;
  icon?: IconName;
  ref?: Ref<HTMLButtonElement>;
}>;

/** The one primary button of the table. While a command is on its way it says so and takes no other. */
export function SealButton({ words, missing, command, onPress, icon = 'sealed', ref }: SealButtonProps) {
  const t = useTranslations('ui.command');
  const busy = isBusy(command);
  const isOff = busy || missing !== undefined;
  return (
    <Button
      ref={ref}
      {...{ [SEAL]: '' }}
      look="primary"
      size="large"
      wide
      className={styles.seal}
      aria-disabled={isOff || undefined}
      aria-busy={busy || undefined}
      data-guide="seal"
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {missing !== undefined && !busy ? null : <Icon name={busy ? 'wait' : icon} size={22} />}
      {busy ? t(command.status === 'retrying' ? 'retrying' : 'sending') : (missing ?? words)}
    </Button>
  );
}
