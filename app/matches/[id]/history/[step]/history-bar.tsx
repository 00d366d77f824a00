import { useTranslations } from 'next-intl';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { PageLink } from '@/lib/ui/page-link';
import { tipped } from '@/lib/ui/tip';
import { PlayOn } from './play-on';

type HistoryBarProps = Readonly<{
  matchId: string;
  step: number;
  /** Steps that the log tells in words, in order; the last is the latest. */
  steps: readonly number[];
  /** The step at which each round began. */
  rounds: readonly number[];
  /** Through whose eyes. */
  note: string;
  /** Going on by itself; `next` is where, unless this is the end. */
  replay: Readonly<{ isPlaying: boolean; next: number | undefined }>;
}>;

/** First, back, forward, last, and each round by its number. Every step is a link with an address of its own. */
export function HistoryBar({ matchId, step, steps, rounds, note, replay }: HistoryBarProps) {
  const t = useTranslations('history');
  const at = (other: number) => `/matches/${matchId}/history/${other}`;
  const passed = steps.filter((other) => other <= step);
  const now = `/matches/${matchId}`;
  const { isPlaying, next } = replay;
  const round = rounds.filter((began) => began <= step).length;
  return (
    <nav
      aria-label={t('bar')}
      className="flex flex-none flex-wrap items-center border-line md:gap-x-4 border-b bg-gold-soft px-1 md:flex-nowrap md:px-6 md:py-1"
    >
      <span className="flex items-center">
        <Step icon="to-start" word={t('first')} href={at(steps[0] ?? 1)} isOff={passed.length <= 1} />
        <Step
          icon="previous"
          word={t('previous')}
          href={at(passed.at(-2) ?? steps[0] ?? 1)}
          isOff={passed.length <= 1}
        />
        <span className="px-1.5 text-center font-semibold text-sm tabular-nums">
          <span className="max-md:sr-only">{t('at', { step: passed.length, count: steps.length })}</span>
          <span aria-hidden="true" className="md:hidden">
            {t('atShort', { step: passed.length, count: steps.length })}
          </span>
        </span>
        <Step
          icon="next"
          word={t('next')}
          href={at(steps[passed.length] ?? step)}
          isOff={passed.length >= steps.length}
        />
        <Step icon="to-end" word={t('last')} href={at(steps.at(-1) ?? step)} isOff={passed.length >= steps.length} />
        <Step
          icon={isPlaying ? 'pause' : 'play'}
          word={t(isPlaying ? 'pause' : 'play')}
          href={isPlaying ? at(step) : `${at(step)}?play`}
          isOff={!isPlaying && next === undefined}
        />
        {isPlaying ? <PlayOn to={next === undefined ? now : `${at(next)}?play`} /> : null}
      </span>
      <ol
        aria-label={t('rounds')}
        className="order-last flex w-full min-w-0 gap-1 overflow-x-auto px-1 md:order-none md:w-auto md:flex-1 md:py-1"
      >
        {rounds.map((began, index) => (
          <li key={began}>
            <PageLink
              href={at(began)}
              scroll={false}
              aria-label={t('round', { round: index + 1 })}
              {...tipped}
              aria-current={index + 1 === round ? 'step' : undefined}
              className="grid size-11 place-items-center rounded-full font-semibold text-sm tabular-nums no-underline hover:bg-raised aria-[current]:bg-ink aria-[current]:text-sheet md:size-8"
            >
              {index + 1}
            </PageLink>
          </li>
        ))}
      </ol>
      <span className="text-gold-ink text-sm max-md:sr-only">{note}</span>
      <PageLink
        href={now}
        className="ml-auto inline-flex min-h-11 flex-none items-center px-2 font-semibold text-sm underline"
      >
        {t('now')}
      </PageLink>
    </nav>
  );
}

type StepProps = Readonly<{ icon: IconName; word: string; href: string; isOff: boolean }>;

function Step({ icon, word, href, isOff }: StepProps) {
  const box = 'grid size-11 place-items-center rounded-full';
  if (isOff) {
    return (
      <span className={`${box} opacity-35`}>
        <Icon name={icon} size={20} label={word} />
      </span>
    );
  }
  return (
    <PageLink href={href} scroll={false} aria-label={word} {...tipped} className={`${box} hover:bg-raised`}>
      <Icon name={icon} size={20} />
    </PageLink>
  );
}
