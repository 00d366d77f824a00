import { getTranslations } from 'next-intl/server';
import { clockWords } from '@/app/clock-words';
import { chosenClock, UNHURRIED } from '@/lib/matches/clock/table-clock';
import type { MatchFacts } from '@/lib/matches/reading/match-page';
import { ClockForm } from './lobby-forms';

/** How long people may think here; whose table it is may still change it. */
export async function TableClock({ match }: Readonly<{ match: MatchFacts }>) {
  const t = await getTranslations('clock');
  return (
    <section className="grid gap-3">
      <h2 className="border-ink border-b-[1.5px] pb-2 text-head">{t('title')}</h2>
      <p>{await clockWords(match.clock, 'sentences')}</p>
      {match.isOwner ? <ClockForm matchId={match.id} standard={chosenClock(match.clock) ?? UNHURRIED} /> : null}
    </section>
  );
}
