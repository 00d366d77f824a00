import { RuleMark } from '@/lib/ui/rule-link';
import { ruleAddress } from './game-help';
import { HELP } from './help';

type OptionRuleProps = Readonly<{ game: string; option: string; label: string; className?: string }>;

/** Leads from an option of the table to the paragraph that it changes. */
export function OptionRule({ game, option, label, className = '' }: OptionRuleProps) {
  const anchor = HELP[game]?.options[option];
  // Among fields it takes its full size for a finger; at a table, where there is less room, its margin does.
  const look = `max-md:size-11 max-md:inset-ring-0 ${className}`;
  return anchor ? <RuleMark to={ruleAddress(game, anchor)} about={label} className={look} /> : null;
}
