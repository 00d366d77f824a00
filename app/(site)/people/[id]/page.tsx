import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { ActionButton } from '@/app/action-button';
import { ReportName } from '@/app/report/report-name';
import { currentUser } from '@/lib/auth/session';
import { languageName } from '@/lib/i18n/locales';
import { pageReader } from '@/lib/i18n/reader';
import type { PersonPage } from '@/lib/matches/people/people';
import { personPage } from '@/lib/matches/people/people';
import { ButtonLink } from '@/lib/ui/button';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageLink } from '@/lib/ui/page-link';
import { Portrait } from '@/lib/ui/portrait';
import { QuietLine } from '../../match-lines';
import { SectionHead } from '../../section-head';
import { block, unblock } from './actions';
import { roughDuration } from './rough-duration';

const lookUpPerson = cache(async (id: string) => {
  const user = await currentUser();
  const person = await personPage(id, user?.id);
  return person && { person, isSignedIn: user !== undefined };
});

export async function generateMetadata({ params }: PageProps<'/people/[id]'>): Promise<Metadata> {
  const found = await lookUpPerson((await params).id);
  return { title: found?.person.name, robots: { index: false, follow: false } };
}

export default async function PersonRoute({ params }: PageProps<'/people/[id]'>) {
  const found = await lookUpPerson((await params).id);
  if (!found) notFound();
  const { person, isSignedIn } = found;
  const t = await getTranslations('person');
  return (
    <div className="pt-2 md:pt-3">
      <Head person={person} />
      <PlayRecordList record={person.record} />
      {person.matches.length > 0 ? (
        <section className="mt-8">
          <SectionHead title={t('matches')} />
          <ul className="grid gap-x-8 md:grid-cols-2 lg:grid-cols-3">
            {person.matches.map((card) => (
              <QuietLine key={card.id} card={card} />
            ))}
          </ul>
        </section>
      ) : (
        <EmptyState title={t('noMatches')}>
          <p>{t(person.isYou ? 'noMatchesOwn' : 'noMatchesHint')}</p>
          {person.isYou ? (
            <ButtonLink href="/tables" className="mt-4">
              {t('toTables')}
            </ButtonLink>
          ) : null}
        </EmptyState>
      )}
      {isSignedIn && !person.isYou ? <Distance person={person} /> : null}
    </div>
  );
}

async function Head({ person }: Readonly<{ person: PersonPage }>) {
  const t = await getTranslations('person');
  const format = await getFormatter();
  const since = format.dateTime(person.memberSince, { year: 'numeric', month: 'long' });
  return (
    <div className="mb-6 flex items-center gap-4 md:gap-5">
      <Portrait id={person.id} size={72} />
      <div className="min-w-0">
        <h1 className="text-title [overflow-wrap:anywhere]">
          <bdi>{person.name}</bdi>
        </h1>
        <p className="text-ink-2">{t('memberSince', { since })}</p>
        {person.isYou ? <OwnPlace /> : null}
      </div>
    </div>
  );
}

/** Where the reader is and reads, which is nobody else's business, and where to change it. */
async function OwnPlace() {
  const t = await getTranslations('person');
  const { locale, timeZone = 'UTC' } = await pageReader();
  return (
    <>
      <p className="text-ink-2 text-sm [overflow-wrap:anywhere]">
        {t('ownPlace', { zone: timeZone.replaceAll('_', ' '), language: languageName(locale) })}
      </p>
      <PageLink href="/settings" className="inline-flex min-h-11 items-center underline md:min-h-0">
        {t('toSettings')}
      </PageLink>
    </>
  );
}

async function PlayRecordList({ record }: Readonly<{ record: PersonPage['record'] }>) {
  const t = await getTranslations('person');
  const median = record.medianSeconds === null ? undefined : roughDuration(record.medianSeconds);
  const facts = [
    { term: t('finished'), told: String(record.finished) },
    { term: t('won'), told: String(record.won) },
    { term: t('median'), told: median ? t(`duration.${median.unit}`, { count: median.count }) : t('none') },
    { term: t('missed'), told: String(record.missedTurns) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg bg-sheet p-5 shadow-sm md:grid-cols-4">
      {facts.map(({ term, told }) => (
        <div key={term} className="grid content-between">
          <dt className="text-ink-2 text-sm">{term}</dt>
          <dd className="font-semibold font-serif text-xl">{told}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Nothing to do with somebody any more, or again. The other is told neither. */
async function Distance({ person: { id, name, isBlocked } }: Readonly<{ person: PersonPage }>) {
  const t = await getTranslations('person');
  return (
    <section className="mt-10 grid max-w-[460px] gap-3 border-line border-t pt-5">
      <p className="text-ink-2 text-sm">{t(isBlocked ? 'blocked' : 'blockHint', { name })}</p>
      <div className="flex flex-wrap items-start gap-2">
        <ActionButton action={isBlocked ? unblock : block} values={{ personId: id }} busy={t('busy')} size="small">
          {t(isBlocked ? 'unblock' : 'block', { name })}
        </ActionButton>
        <ReportName personId={id} />
      </div>
    </section>
  );
}
