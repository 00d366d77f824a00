'use client';

import { ruleAddress } from '@/lib/games/game-help';
import { RuleLink } from '@/lib/ui/rule-link';
import { REFUSAL_RULES } from '../help/refusal-rules';
import type { Refused } from '../refusals';
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
  const reason = commonReason(choices);
  return reason ? <Why reason={reason} /> : null;
}

/** A reason with the way to its rule. */
export function Why({ reason }: Readonly<{ reason: NonNullable<Refused> }>) {
  const { full } = useReason();
  return (
    <p className={styles.reason}>
      {full(reason)} <RuleLink to={ruleAddress('citadels', REFUSAL_RULES[reason.reason])} />
    </p>
  );
}
