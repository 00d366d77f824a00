import { getTranslations } from 'next-intl/server';
import { clockWords } from '@/app/clock-words';
import { SeatRow } from '@/app/seat-row';
import type { ClockTerms } from '@/lib/engine/participant';
import type { MatchCard } from '@/lib/matches/reading/match-summary';
import { ButtonLink } from '@/lib/ui/button';
import { PageLink } from '@/lib/ui/page-link';
import { SectionHead } from './section-head';

/** As many as a page shows that is about something else. */
const FEW = 4;

type OpenTablesProps = Readonly<{
  cards: readonly MatchCard[];
  /** One step below the heading of the list. */
  heading: 'h2' | 'h3';
  /** There is room for two beside each other. */
  isWide?: boolean;
}>;

/** Tables with a free seat. Signing up happens on the table's own page, where all of it can be read first. */
export async function OpenTables({ cards, heading: Heading, isWide = false }: OpenTablesProps) {
  const t = await getTranslations();
  return (
    <ul className={isWide ? 'grid gap-x-12 md:grid-cols-2' : ''}>
      {cards.map((card) => (
        <li
          key={card.id}
          className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line border-b px-0.5 py-3"
        >
          <div className="min-w-0">
            <Heading className="text-base">{card.name}</Heading>
            <p className="text-ink-2 text-sm *:inline-block">
              <span>{t(`games.${card.game}.name`)} ·</span>{' '}
              <span>{t('seats.taken', { taken: card.seats.length, count: card.seatCount })} ·</span>{' '}
              <ClockInShort terms={card.clock} />
            </p>
            <div className="mt-1">
              <SeatRow seats={card.seats} seatCount={card.seatCount} />
            </div>
          </div>
          <ButtonLink size="small" href={`/matches/${card.id}`} aria-label={t('tables.sitDownAt', { name: card.name })}>
            {t('tables.sitDown')}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** A part of a page: the newest tables under their heading, with the way to the others and to a new one. */
export async function OpenTablesSection({ cards, isWide = false }: Omit<OpenTablesProps, 'heading'>) {
  const t = await getTranslations('tables');
  return (
    <section>
      <SectionHead title={t('title')}>
        <PageLink href="/tables/new" className="-my-3 inline-flex min-h-11 items-center underline">
          {t('newTable')}
        </PageLink>
      </SectionHead>
      {cards.length > 0 ? (
        <OpenTables cards={cards.slice(0, FEW)} heading="h3" isWide={isWide} />
      ) : (
        <p className="py-4 text-ink-2 text-sm">{t('noneHint')}</p>
      )}
      {cards.length > FEW ? (
        <PageLink href="/tables" className="inline-flex min-h-11 items-center text-sm underline">
          {t('all', { count: cards.length })}
        </PageLink>
      ) : null}
    </section>
  );
}

async function ClockInShort({ terms }: Readonly<{ terms: ClockTerms }>) {
  return <span>{await clockWords(terms, 'short')}</span>;
}
