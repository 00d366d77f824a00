import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LearnButton } from '@/app/practice/learn-button';
import { GAMES } from '@/lib/games/registry';
import { PageLink } from '@/lib/ui/page-link';
import { SectionHead } from '../section-head';
import { Showpiece } from '../showpiece';
import { readRules } from './read-rules';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('rules');
  return { title: t('title'), description: t('lead') };
}

/** Every game with a picture and the ways into its rules. */
export default async function RulesPage() {
  const t = await getTranslations('rules');
  return (
    <div className="grid gap-8 pt-2 md:pt-3">
      <header className="grid gap-2">
        <h1 className="text-title">{t('title')}</h1>
        <p className="max-w-[44em] text-ink-2 text-lg">{t('lead')}</p>
      </header>
      {GAMES.map(({ metadata: { key } }) => (
        <GameRules key={key} game={key} />
      ))}
    </div>
  );
}

async function GameRules({ game }: Readonly<{ game: string }>) {
  const t = await getTranslations();
  const parts = ((await readRules(game)) ?? []).filter(({ level }) => level === 1);
  return (
    <section className="grid gap-4">
      <SectionHead title={t(`games.${game}.name`)} />
      <div className="grid items-center gap-x-8 gap-y-4 md:grid-cols-2">
        <div className="h-[190px] md:h-[260px]">
          <Showpiece game={game} />
        </div>
        <div className="grid gap-3">
          <p className="max-w-[34em] text-ink-2">{t(`games.${game}.tagline`)}</p>
          <ul>
            {parts.map(({ anchor, title }) => (
              <li key={anchor}>
                <PageLink
                  href={`/rules/${game}#${anchor}`}
                  className="inline-flex min-h-11 items-center text-lg underline"
                >
                  {title}
                </PageLink>
              </li>
            ))}
          </ul>
          <div className="justify-self-start">
            <LearnButton game={game} from="/rules" />
          </div>
        </div>
      </div>
    </section>
  );
}
