import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { LearnButton } from '@/app/practice/learn-button';
import type { RuleBook } from '@/lib/rulebook/rule-book';
import { plainWords } from '@/lib/rulebook/rule-book';
import { Icon } from '@/lib/ui/icon';
import { RuleHeading } from '../heading';
import { readRules } from '../read-rules';
import { RuleText } from '../rule-text';

export async function generateMetadata({ params }: PageProps<'/rules/[game]'>): Promise<Metadata> {
  const { game } = await params;
  const book = await readRules(game);
  if (!book) return {};
  const t = await getTranslations();
  const title = t('rules.titleOf', { game: t(`games.${game}.name`) });
  const description = plainWords(book[0]?.content.slice(0, 1) ?? []);
  return { title, description, openGraph: { title, description } };
}

/** All of a game's rules on one page: how to play, the rules, and questions. */
export default async function RulesOfGame({ params }: PageProps<'/rules/[game]'>) {
  const { game } = await params;
  const book = await readRules(game);
  if (!book) notFound();
  const t = await getTranslations();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-6 pt-2 md:pt-3 lg:grid-cols-[260px_minmax(0,1fr)] print:block">
      <header className="grid gap-2 lg:col-span-2">
        <h1 className="text-title">{t('rules.titleOf', { game: t(`games.${game}.name`) })}</h1>
        <p className="max-w-[44em] text-ink-2 text-lg">{t(`games.${game}.tagline`)}</p>
        <div className="mt-1 justify-self-start print:hidden">
          <LearnButton game={game} />
        </div>
      </header>
      <Contents book={book} />
      <article className="grid max-w-[42em] grid-cols-[minmax(0,1fr)] gap-3 text-lg leading-relaxed [overflow-wrap:anywhere]">
        {book.map(({ anchor, level, title, content }) => (
          <Fragment key={anchor}>
            <RuleHeading title={title} level={level} anchor={anchor} />
            <RuleText content={content} game={game} linkTo={(to) => `#${to}`} />
          </Fragment>
        ))}
      </article>
    </div>
  );
}

const LINK = 'flex min-h-11 items-center no-underline hover:underline lg:min-h-0 lg:py-1';

/** Beside the text where there is room; on a phone it opens above it. */
async function Contents({ book }: Readonly<{ book: RuleBook }>) {
  const t = await getTranslations('rules');
  return (
    <nav aria-label={t('contents')} className="lg:sticky lg:top-4 print:hidden">
      <details className="group/contents border-line border-y lg:hidden">
        <summary className="flex min-h-12 items-center gap-2 font-semibold">
          <Icon name="cards" size={18} />
          {t('contents')}
          <Icon name="up" size={18} className="ml-auto rotate-180 text-ink-3 group-open/contents:rotate-0" />
        </summary>
        <Headings book={book} />
      </details>
      <div className="max-h-[calc(100dvh-32px)] overflow-auto max-lg:hidden">
        <Headings book={book} />
      </div>
    </nav>
  );
}

function Headings({ book }: Readonly<{ book: RuleBook }>) {
  return (
    <ul className="pb-2 text-sm">
      {book
        .filter(({ level }) => level < 3)
        .map(({ anchor, level, title }) => (
          <li key={anchor} className={level === 1 ? 'font-semibold' : 'pl-4 text-ink-2'}>
            <a href={`#${anchor}`} className={LINK}>
              {title}
            </a>
          </li>
        ))}
    </ul>
  );
}
