import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { LearnButton } from '@/app/practice/learn-button';
import { HOW_TO_PLAY, ruleAddress } from '@/lib/games/game-help';
import type { Paragraph } from '@/lib/rulebook/rule-book';
import { headingsAbove, plainWords, withItsParts } from '@/lib/rulebook/rule-book';
import { PageLink } from '@/lib/ui/page-link';
import { RULE_TEXT } from '../../../../rule-sheet/loaded-rule';
import { readRules } from '../../read-rules';
import { RuleText } from '../../rule-text';

type RulePage = PageProps<'/rules/[game]/[anchor]'>;

export async function generateMetadata({ params }: RulePage): Promise<Metadata> {
  const { game, anchor } = await params;
  const [first] = withItsParts((await readRules(game)) ?? [], anchor);
  if (!first) return {};
  const t = await getTranslations(`games.${game}`);
  const title = `${first.title} · ${t('name')}`;
  // One page for search engines: the one with all of it.
  return { title, description: plainWords(first.content.slice(0, 1)), alternates: { canonical: `/rules/${game}` } };
}

/** One paragraph of the rules, for whoever wants just that: a table shows it beside what one is doing. */
export default async function Rule({ params }: RulePage) {
  const { game, anchor } = await params;
  const book = await readRules(game);
  const [first, ...parts] = withItsParts(book ?? [], anchor);
  if (!book || !first) notFound();
  const linkTo = (to: string) => ruleAddress(game, to);
  return (
    <div className="mx-auto grid w-full max-w-[42em] grid-cols-[minmax(0,1fr)] gap-4 pt-2 md:pt-4">
      <WhereItStands game={game} above={headingsAbove(book, anchor)} />
      <article
        {...{ [RULE_TEXT]: anchor }}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 text-lg leading-relaxed [overflow-wrap:anywhere]"
      >
        <h1 className="text-title">{first.title}</h1>
        <RuleText content={first.content} game={game} linkTo={linkTo} />
        {parts.map((part) => (
          <section key={part.anchor} className="grid grid-cols-[minmax(0,1fr)] gap-3">
            <h2 className="mt-3 text-lg">{part.title}</h2>
            <RuleText content={part.content} game={game} linkTo={linkTo} />
          </section>
        ))}
      </article>
      {anchor === HOW_TO_PLAY ? (
        <div className="justify-self-start print:hidden">
          <LearnButton game={game} from={`/rules/${game}/${anchor}`} />
        </div>
      ) : null}
      <WholeRules game={game} anchor={anchor} />
    </div>
  );
}

async function WhereItStands({ game, above }: Readonly<{ game: string; above: readonly Paragraph[] }>) {
  const t = await getTranslations();
  const steps = [
    { href: `/rules/${game}`, words: t(`games.${game}.name`) },
    ...above.map(({ anchor, title }) => ({ href: `/rules/${game}#${anchor}`, words: title })),
  ];
  return (
    <nav aria-label={t('rules.whereYouAre')} className="print:hidden">
      <ol className="flex flex-wrap gap-x-2 text-ink-2 text-sm">
        {steps.map(({ href, words }) => (
          <li key={href} className="after:ml-2 after:content-['›'] last:after:content-none">
            <PageLink href={href} className="inline-flex min-h-11 items-center underline underline-offset-2 md:min-h-0">
              {words}
            </PageLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

async function WholeRules({ game, anchor }: Readonly<{ game: string; anchor: string }>) {
  const t = await getTranslations('rules');
  return (
    <p className="border-line border-t pt-3 print:hidden">
      <PageLink href={`/rules/${game}#${anchor}`} className="inline-flex min-h-11 items-center underline">
        {t('readOn')}
      </PageLink>
    </p>
  );
}
