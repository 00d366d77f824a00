import { useTranslations } from 'next-intl';
import { Icon } from '@/lib/ui/icon';
import { RULE_LINK } from '@/lib/ui/rule-link';
import { HOW_TO_PLAY, ruleAddress } from './game-help';

/** The short way into a game: how it is played, over the page at hand. */
export function HowToPlay({ game, className = '' }: Readonly<{ game: string; className?: string }>) {
  const t = useTranslations('ui.rules');
  return (
    <a
      href={ruleAddress(game, HOW_TO_PLAY)}
      target="_blank"
      rel="noreferrer"
      {...{ [RULE_LINK]: '' }}
      className={`inline-flex min-h-11 flex-none items-center gap-1.5 ${className}`}
    >
      <Icon name="help" size={18} />
      {t('howToPlay')}
    </a>
  );
}
