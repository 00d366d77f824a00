import { Words } from '@/lib/ui/wording';
import type { EndTrigger } from '../view-types';
import { endReason } from '../wording';
import { useGameWords } from './table-context';

/** Why the match ends, a sentence each. */
export function EndReasons({ triggers }: Readonly<{ triggers: readonly EndTrigger[] }>) {
  const { wording } = useGameWords();
  return triggers.map((trigger) => (
    <p key={trigger.kind} className="pt-1.5 text-ink-2 text-sm">
      <Words>{wording(endReason(trigger))}</Words>
    </p>
  ));
}
