import { useTranslations } from 'next-intl';
import { LateActionButton } from '@/app/late-action-button';
import type { ButtonLook } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import { learnByPlaying } from './actions';

type LearnButtonProps = ButtonLook &
  Readonly<{
    game: string;
    /** The page it stands on, to come back to; home without. */
    from?: string;
  }>;

/** One press away: a table where each step is explained once, and nothing counts. */
export function LearnButton({ game, from = '/', ...look }: LearnButtonProps) {
  const t = useTranslations();
  return (
    <LateActionButton action={learnByPlaying} values={{ game, from }} busy={t('play.starting')} {...look}>
      <Icon name="point" size={18} />
      {t('practice.learn', { game: t(`games.${game}.name`) })}
    </LateActionButton>
  );
}
