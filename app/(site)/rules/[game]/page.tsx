import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { LearnButton } from '@/app/practice/learn-button';
import { plainWords } from '@/lib/rulebook/rule-book';
import { Contents } from '../../contents';
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
          <LearnButton game={game} from={`/rules/${game}`} />
        </div>
      </header>
      <Contents
        lines={book
          .filter(({ level }) => level < 3)
          .map(({ anchor, level, title }) => ({ anchor, title, isPart: level === 1 }))}
      />
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
