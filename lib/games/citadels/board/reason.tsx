'use client';

import styles from './options.module.css';
import type { Choice } from './turn-choices';
import { useReason } from './use-reason';

/** Why none of some choices is possible, if it is the same for all. */
export function commonReason(choices: readonly Choice[]) {
  const [first, ...others] = choices.map(({ refusal }) => refusal);
  return first && others.every((refusal) => refusal?.reason === first.reason) ? first : undefined;
}

/** That reason as a sentence. */
export function Reason({ choices }: Readonly<{ choices: readonly Choice[] }>) {
  const { full } = useReason();
  const reason = commonReason(choices);
  return reason ? <p className={styles.reason}>{full(reason)}</p> : null;
}
