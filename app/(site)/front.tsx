import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { LearnButton } from '@/app/practice/learn-button';
import { HowToPlay } from '@/lib/games/how-to-play';
import { EMBLEMS } from '@/lib/games/pictures';
import { GAMES } from '@/lib/games/registry';
import { openTables } from '@/lib/matches/queries';
import { ButtonLink } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { OpenTablesSection } from './open-tables';
import { SectionHead } from './section-head';
import { Showpiece } from './showpiece';

const STEPS = [
  { step: 'choose', icon: 'cards' },
  { step: 'wait', icon: 'sealed' },
  { step: 'resolve', icon: 'turn' },
] as const satisfies readonly { step: string; icon: IconName }[];

/** The page opens with the first game. */
const [FIRST, ...OTHERS] = GAMES;

/** What this is, and a running table two presses away. */
export async function Front() {
  const t = await getTranslations('front');
  return (
    <>
      <section className="grid items-center gap-x-8 gap-y-4 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] lg:pt-4">
        <div className="order-2 md:order-1">
          <h1 className="text-hero tracking-[-0.01em]">{t('title')}</h1>
          <p className="mt-3 max-w-[34em] text-ink-2 text-lg leading-normal">{t('lead')}</p>
          <PlayButtons />
          <div className="mt-1 flex flex-wrap items-center gap-x-5">
            {FIRST ? <LearnButton game={FIRST.metadata.key} look="plain" /> : null}
            <Link href="/rules" className="inline-flex min-h-11 items-center gap-1.5 underline">
              <Icon name="help" size={18} />
              {t('howToPlay')}
            </Link>
          </div>
          <p className="mt-3 text-ink-2 text-sm">
            {t.rich('orSignIn', {
              link: (words) => (
                <Link href="/sign-in" className="underline">
                  {words}
                </Link>
              ),
            })}
          </p>
        </div>
        <div className="order-1 h-[250px] md:order-2 md:h-[380px] lg:h-[440px]">
          {FIRST ? <Showpiece game={FIRST.metadata.key} /> : null}
        </div>
      </section>
      {OTHERS.length > 0 ? <OtherGames /> : null}
      <Steps />
      <div className="mt-8 max-w-[760px] md:mt-10">
        <OpenTablesSection cards={await openTables()} />
      </div>
    </>
  );
}

async function PlayButtons() {
  const t = await getTranslations();
  return (
    <div className="mt-5 grid w-full gap-2.5 md:w-fit">
      {GAMES.map(({ metadata: { key, minutes } }, index) => (
        <ButtonLink
          key={key}
          href={`/play/${key}`}
          look={index === 0 ? 'primary' : 'quiet'}
          size="large"
          wide
          className="justify-start!"
        >
          <Icon name={EMBLEMS[key] ?? 'cards'} size={20} />
          {t('front.playNow', { game: t(`games.${key}.name`), minutes })}
        </ButtonLink>
      ))}
    </div>
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
            <div className="h-[170px] md:h-[230px]">
              <Showpiece game={key} />
            </div>
            <div>
              <h3 className="text-xl">{t(`games.${key}.name`)}</h3>
              <p className="mt-1 max-w-[34em] text-ink-2">{t(`games.${key}.tagline`)}</p>
              <p className="mt-1 text-ink-2 text-sm">{t('front.facts', { min: seats.min, max: seats.max, minutes })}</p>
              <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
                <ButtonLink href={`/tables/new?game=${key}`}>{t('tables.open')}</ButtonLink>
                <LearnButton game={key} look="plain" />
                <HowToPlay game={key} className="underline" />
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
