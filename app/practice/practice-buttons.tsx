import { useTranslations } from 'next-intl';
import { Icon } from '@/lib/ui/icon';
import { tipped } from '@/lib/ui/tip';
import { stopPractising } from './actions';
import { LateHintsSwitch } from './late-hints-switch';

const BUTTON =
  'inline-flex min-h-11 min-w-11 flex-none items-center justify-center gap-1.5 rounded-full px-2 text-ink-2 text-sm hover:bg-sunk hover:text-ink';

/** In the head of a practice table. Leaving asks nothing: there is nothing to lose. */
export function PracticeButtons({ matchId }: Readonly<{ matchId: string }>) {
  const t = useTranslations('practice');
  return (
    <>
      <LateHintsSwitch matchId={matchId} className={BUTTON} />
      <form action={stopPractising}>
        <input type="hidden" name="matchId" value={matchId} />
        <button type="submit" {...tipped} className={BUTTON}>
          <Icon name="close" size={18} />
          <span className="max-md:sr-only">{t('leave')}</span>
        </button>
      </form>
    </>
  );
}
