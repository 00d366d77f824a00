import { getTranslations } from 'next-intl/server';
import { ActionButton } from '@/app/action-button';
import { LearnButton } from '@/app/practice/learn-button';
import { HowToPlay } from '@/lib/games/how-to-play';
import { EMBLEMS } from '@/lib/games/pictures';
import { GAMES } from '@/lib/games/registry';
import { openTables } from '@/lib/matches/reading/queries';
import type { ButtonLook } from '@/lib/ui/button';
import { ButtonLink } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { PageLink } from '@/lib/ui/page-link';
import { OpenTablesSection } from './open-tables';
import { playAtOnce } from './play/[game]/actions';
import { SectionHead } from './section-head';
import { Showpiece } from './showpiece';

const STEPS = [
  { step: 'choose', icon: 'cards' },
  { step: 'wait', icon: 'sealed' },
  { step: 'resolve', icon: 'turn' },
] as const satisfies readonly { step: string; icon: IconName }[];

/** The page opens with the first game. */
const [FIRST, ...OTHERS] = GAMES;

/** What this is, and a running table one press away. */
export async function Front() {
  const t = await getTranslations('front');
  return (
    <>
      <section className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:min-h-[540px] lg:grid-cols-[minmax(0,440px)_minmax(0,1fr)]">
        <div className="order-2 md:order-1">
          <h1 className="text-hero tracking-[-0.01em]">{t('title')}</h1>
          <p className="mt-3 max-w-[34em] text-ink-2 leading-normal md:text-lg">{t('lead')}</p>
          {FIRST ? <FirstGame game={FIRST.metadata.key} /> : null}
        </div>
        <div className="order-1 h-[196px] md:order-2 md:h-[400px] lg:-mr-6 lg:h-[540px]">
          {FIRST ? <Showpiece game={FIRST.metadata.key} isLarge /> : null}
        </div>
      </section>
      {OTHERS.length > 0 ? <OtherGames /> : null}
      <Steps />
      <div className="mt-10 md:mt-14">
        <OpenTablesSection cards={await openTables()} isWide />
      </div>
    </>
  );
}

/** One press to a table, and below it whatever else somebody may want first. */
async function FirstGame({ game }: Readonly<{ game: string }>) {
  const t = await getTranslations('front');
  return (
    <>
      <div className="mt-5 max-md:grid md:mt-6 md:flex">
        <PlayAtOnce game={game} look="primary" size="large" />
      </div>
      <p className="mt-2.5 text-ink-2 text-sm">
        {t.rich('atOnce', {
          link: (words) => (
            <PageLink href={`/play/${game}`} className="underline">
              {words}
            </PageLink>
          ),
        })}
      </p>
      <div className="mt-3 -ml-2.5 flex flex-wrap items-center gap-x-4">
        <LearnButton game={game} look="plain" />
        <ButtonLink look="plain" href="/rules">
          <Icon name="help" size={18} />
          {t('howToPlay')}
        </ButtonLink>
      </div>
      <p className="mt-3 text-ink-2 text-sm">
        {t.rich('orSignIn', {
          link: (words) => (
            <PageLink href="/sign-in" className="underline">
              {words}
            </PageLink>
          ),
        })}
      </p>
    </>
  );
}

async function PlayAtOnce({ game, ...look }: ButtonLook & Readonly<{ game: string }>) {
  const t = await getTranslations();
  return (
    <ActionButton action={playAtOnce} values={{ game }} busy={t('play.starting')} {...look}>
      <Icon name={EMBLEMS[game] ?? 'cards'} size={20} />
      {t('front.playNow', { game: t(`games.${game}.name`) })}
    </ActionButton>
  );
}

/** The games that the page does not open with, each in a picture and a sentence. */
async function OtherGames() {
  const t = await getTranslations();
  return (
    <section className="mt-10 md:mt-14">
      <SectionHead title={t('front.alsoHere')} />
      <ul>
        {OTHERS.map(({ metadata: { key, seats, minutes } }) => (
          <li
            key={key}
            className="grid items-center gap-x-8 gap-y-3 py-4 md:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]"
          >
            <div className="h-[150px] md:h-[230px]">
              <Showpiece game={key} isLarge />
            </div>
            <div>
              <h3 className="text-xl">{t(`games.${key}.name`)}</h3>
              <p className="mt-1 max-w-[34em] text-ink-2">{t(`games.${key}.tagline`)}</p>
              <p className="mt-1 text-ink-2 text-sm">{t('front.facts', { min: seats.min, max: seats.max, minutes })}</p>
              <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
                <PlayAtOnce game={key} />
                <div className="-ml-2.5 flex flex-wrap items-center gap-x-4">
                  <LearnButton game={key} look="plain" />
                  <HowToPlay game={key} className="gap-2.5! px-2.5 font-medium underline" />
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

async function Steps() {
  const t = await getTranslations('front');
  return (
    <section className="mt-10 md:mt-14">
      <SectionHead title={t('how')} />
      <ol className="grid gap-x-8 md:grid-cols-3">
        {STEPS.map(({ step, icon }) => (
          <li
            key={step}
            className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-3 border-line border-b py-4 md:border-b-0"
          >
            <Icon name={icon} size={24} className="mt-0.5 text-done" />
            <div>
              <h3 className="text-lg">{t(`steps.${step}`)}</h3>
              <p className="mt-1 text-ink-2 text-sm">{t(`steps.${step}Text`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
