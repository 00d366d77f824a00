import { ruleAddress } from '@/lib/games/game-help';
import { RuleMark } from '@/lib/ui/rule-link';
import type { DistrictId } from '../components';
import { DISTRICTS } from '../districts';
import type { Anchor } from '../help/anchors';
import { useGameWords } from './table-context';

/** A quiet way from a part of the board to the paragraph about it. */
export function Rule({ to, about }: Readonly<{ to: Anchor; about: string }>) {
  return <RuleMark to={ruleAddress('citadels', to)} about={about} />;
}

/** A special district does something of its own: the way to the paragraph about it, and nothing for the others. */
export function DistrictRule({ district, className }: Readonly<{ district: DistrictId; className?: string }>) {
  const { district: nameOf } = useGameWords();
  if (DISTRICTS[district].colour !== 'purple') return null;
  return <RuleMark to={ruleAddress('citadels', district)} about={nameOf(district)} className={className ?? ''} />;
}
