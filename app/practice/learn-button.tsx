import { useTranslations } from 'next-intl';
import { ActionButton } from '@/app/action-button';
import type { ButtonLook } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import { learnByPlaying } from './actions';

/** One press away: a table where each step is explained once, and nothing counts. */
export function LearnButton({ game, ...look }: ButtonLook & Readonly<{ game: string }>) {
  const t = useTranslations();
  return (
    <ActionButton action={learnByPlaying} values={{ game }} busy={t('play.starting')} {...look}>
      <Icon name="point" size={18} />
      {t('practice.learn', { game: t(`games.${game}.name`) })}
    </ActionButton>
  );
}
