import { ruleAddress } from '@/lib/games/game-help';
import { RuleMark } from '@/lib/ui/rule-link';
import type { Anchor } from '../help/anchors';

/** A quiet way from a part of the board to the paragraph about it. */
export function Rule({ to, about }: Readonly<{ to: Anchor; about: string }>) {
  return <RuleMark to={ruleAddress('ginkgopolis', to)} about={about} />;
}
