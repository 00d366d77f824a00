import { getTranslations } from 'next-intl/server';
import { LiveRefresh } from '@/app/live/live-refresh';
import { Steady } from '@/app/live/steady';
import { LearnButton } from '@/app/practice/learn-button';
import type { CurrentUser } from '@/lib/auth/session';
import { GAMES } from '@/lib/games/registry';
import { homePage } from '@/lib/matches/reading/home-page';
import type { MatchCard } from '@/lib/matches/reading/match-summary';
import { ButtonLink } from '@/lib/ui/button';
import { EmptyState } from '@/lib/ui/empty-state';
import { ReceivedInvitations } from './invitations/received-invitations';
import { FirstMatch, QuietLine, TurnLine } from './match-lines';
import { OpenTablesSection } from './open-tables';
import { PlayNow } from './play-now';
import { SectionHead } from './section-head';

/** Answers one question first: where is it my turn? */
export async function Home({ user }: Readonly<{ user: CurrentUser }>) {
  const { home, tables, invitations, pulse } = await homePage(user.id);
  const t = await getTranslations('home');
  const isEmpty = home.yourTurn.length + home.waiting.length + home.finished.length === 0;
  return (
    <>
      <LiveRefresh source="/api/v1" pulse={pulse} />
      <Steady>
        <h1 className="mt-3 mb-4 text-title tracking-[-0.01em] md:mb-6">
          {t('hello', { count: home.yourTurn.length, name: user.name })}
        </h1>
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_340px]">
          <div className="grid min-w-0 gap-8">
            <ReceivedInvitations invitations={invitations} />
            {isEmpty ? <NoMatches /> : <YourTurn cards={home.yourTurn} isGuest={!user.email} />}
            <QuietList title={t('waiting')} cards={home.waiting} />
            <QuietList title={t('finished')} cards={home.finished} />
          </div>
          <aside className="grid gap-8">
            <OpenTablesSection cards={tables} />
            <PlayNow isSignedIn />
          </aside>
        </div>
      </Steady>
    </>
  );
}

async function YourTurn({ cards, isGuest }: Readonly<{ cards: readonly MatchCard[]; isGuest: boolean }>) {
  const [first, ...others] = cards;
  if (!first) return <NothingWaits isGuest={isGuest} />;
  return (
    <div>
      <FirstMatch card={first} />
      <ul className="mt-2">
        {others.map((card) => (
          <TurnLine key={card.id} card={card} />
        ))}
      </ul>
    </div>
  );
}

async function NothingWaits({ isGuest }: Readonly<{ isGuest: boolean }>) {
  const t = await getTranslations('home');
  return (
    <div className="rounded-lg bg-sheet p-4 shadow-sm">
      <EmptyState title={t('nothingWaits')}>
        <p>{t(isGuest ? 'nothingWaitsGuest' : 'nothingWaitsHint')}</p>
        {isGuest ? (
          <ButtonLink size="small" href="/settings" className="mt-3">
            {t('addAddress')}
          </ButtonLink>
        ) : null}
      </EmptyState>
    </div>
  );
}

async function NoMatches() {
  const t = await getTranslations();
  const [first] = GAMES;
  return (
    <div className="rounded-lg bg-sheet p-4 shadow-sm">
      <EmptyState title={t('home.noMatches')}>
        <p>{t('home.noMatchesHint')}</p>
        {first ? (
          <ButtonLink look="primary" href={`/play/${first.metadata.key}`} className="mt-4">
            {t('front.playNow', { game: t(`games.${first.metadata.key}.name`) })}
          </ButtonLink>
        ) : null}
        <div className="mt-2 flex flex-wrap justify-center gap-x-4">
          {GAMES.map(({ metadata: { key } }) => (
            <LearnButton key={key} game={key} look="plain" />
          ))}
        </div>
      </EmptyState>
    </div>
  );
}

async function QuietList({ title, cards }: Readonly<{ title: string; cards: readonly MatchCard[] }>) {
  const t = await getTranslations('home');
  if (cards.length === 0) return null;
  return (
    <section>
      <SectionHead title={title} note={t('count', { count: cards.length })} />
      <ul className="grid gap-x-8 md:grid-cols-2">
        {cards.map((card) => (
          <QuietLine key={card.id} card={card} />
        ))}
      </ul>
    </section>
  );
}
