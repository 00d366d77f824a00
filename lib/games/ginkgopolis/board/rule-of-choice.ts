import { assertNever } from '@/lib/engine/decision';
import { isLetter } from '../components';
import type { Anchor } from '../help/anchors';
import type { Ledger } from '../view-types';
import type { ChoiceDraft } from './choice-draft';

type Considered = Readonly<{ draft: ChoiceDraft; ledger: Ledger }>;

/** The paragraph about what a choice would do; about choosing while nothing is picked. */
export function ruleOfChoice(considered: Considered | undefined): Anchor {
  if (!considered?.draft.card) return 'choosing';
  const { draft, ledger } = considered;
  if (ledger.fallsBack) return 'cannot-pay';
  switch (ledger.action) {
    case 'exploit':
      return draft.card && isLetter(draft.card) ? 'letter-alone' : 'exploit';
    case 'urbanize':
      return 'urbanize';
    case 'construct':
      return 'build-a-floor';
    default:
      return assertNever(ledger.action);
  }
}
