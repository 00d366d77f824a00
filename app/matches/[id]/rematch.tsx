import { getTranslations } from 'next-intl/server';
import { LateActionButton } from '@/app/late-action-button';
import { currentUser } from '@/lib/auth/session';
import type { MatchPage } from '@/lib/matches/reading/match-page';
import { rematchOf } from '@/lib/matches/tables/rematch';
import { ButtonLink } from '@/lib/ui/button';
import { playAgain } from './actions';

/** Above a finished table, for those who played: the same people once more. */
export async function Rematch({ page: { match, you } }: Readonly<{ page: MatchPage }>) {
  if (you === undefined) return null;
  const t = await getTranslations('match');
  const opened = await rematchOf({ matchId: match.id, userId: (await currentUser())?.id });
  return (
    <div className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-sheet px-3 py-2 md:px-6">
      <p className="text-ink-2 text-sm">{t(opened ? 'rematchOpen' : 'rematchHint')}</p>
      {opened ? (
        <ButtonLink size="small" href={`/matches/${opened}`}>
          {t('toRematch')}
        </ButtonLink>
      ) : (
        <LateActionButton action={playAgain} values={{ matchId: match.id }} busy={t('starting')} size="small">
          {t('rematch')}
        </LateActionButton>
      )}
    </div>
  );
}
