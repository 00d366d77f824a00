import Link from 'next/link';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { SeatRow } from '@/app/seat-row';
import { timeLeftText } from '@/lib/i18n/time-left';
import type { MatchCard, YourPrompt } from '@/lib/matches/reading/match-summary';
import { buttonClasses } from '@/lib/ui/button';
import { Icon } from '@/lib/ui/icon';
import { namesOf, standingOf } from './match-words';
import { OpeningTable } from './opening-table';
import { Thumbnail } from './thumbnail';

/** The match that has waited longest for the reader gets the room. */
export async function FirstMatch({ card }: Readonly<{ card: MatchCard }>) {
  const t = await getTranslations();
  return (
    <Link
      href={`/matches/${card.id}`}
      className="grid overflow-hidden rounded-lg bg-sheet no-underline shadow-md hover:shadow-lg md:min-h-[282px] md:grid-cols-[minmax(0,1.18fr)_minmax(0,1fr)]"
    >
      <span className="block h-[222px] px-5 pt-4 pb-3 md:h-auto md:min-h-[250px] md:py-5 md:pr-2 md:pl-7">
        <Thumbnail card={card} size="usual" />
      </span>
      <div className="flex min-w-0 flex-col justify-center gap-2 px-4.5 pt-1.5 pb-4.5 md:px-7 md:py-6">
        <Since card={card} />
        <h2 className="text-xl">{card.name}</h2>
        <span className="text-lg leading-snug">{await questionOf(card, 'title')}</span>
        <span className="flex flex-wrap items-center gap-2 text-ink-2 text-sm">
          <SeatRow seats={card.seats} seatCount={card.seatCount} />
          {await gameAndRound(card)}
        </span>
        <span className={buttonClasses({ look: 'primary', size: 'large' }, 'mt-3 md:self-start')}>
          {t('home.takeTurn')}
        </span>
      </div>
      <OpeningTable />
    </Link>
  );
}

/** Another match that waits for the reader: what it is, who plays, and how long there is, each in its own column. */
export async function TurnLine({ card }: Readonly<{ card: MatchCard }>) {
  const t = await getTranslations();
  return (
    <li>
      <Link
        href={`/matches/${card.id}`}
        className="grid min-h-18 grid-cols-[74px_minmax(0,1fr)_auto] items-center gap-x-3.5 gap-y-1 rounded-sm border-line border-b px-1 py-2.5 no-underline hover:bg-sheet md:grid-cols-[84px_minmax(0,1fr)_minmax(116px,auto)_auto] md:gap-x-5"
      >
        <span className="block h-[50px] max-md:row-span-2 md:h-14">
          <Thumbnail card={card} size="small" />
        </span>
        <div className="min-w-0 max-md:self-end">
          <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">{card.name}</h3>
          <span className="line-clamp-2 text-ink-2 text-sm">
            {await gameAndRound(card)} · {await questionOf(card, 'lobby')}
          </span>
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 max-md:col-start-2 max-md:self-start md:flex-col md:items-start">
          <Since card={card} />
          <SeatRow seats={card.seats} seatCount={card.seatCount} size={18} />
        </div>
        <span className={buttonClasses({ size: 'small' }, 'max-md:hidden')}>{t('home.takeTurn')}</span>
        <Icon name="next" size={18} className="col-start-3 row-span-2 row-start-1 text-ink-3 md:hidden" />
        <OpeningTable />
      </Link>
    </li>
  );
}

/** A match that waits for others, has not begun, or is over. */
export async function QuietLine({ card }: Readonly<{ card: MatchCard }>) {
  return (
    <li className="min-w-0 border-line border-b">
      <Link
        href={`/matches/${card.id}`}
        className="grid min-h-17 grid-cols-[74px_minmax(0,1fr)] items-center gap-3.5 rounded-sm px-1 py-2.5 no-underline hover:bg-sheet"
      >
        <span className="block h-[50px]">
          <Thumbnail card={card} size="small" />
        </span>
        <div className="min-w-0">
          <h3 className="line-clamp-2 text-base [overflow-wrap:anywhere]">{card.name}</h3>
          <span className="line-clamp-2 text-ink-2 text-sm">
            {await gameAndRound(card)} · {await standingOf(card)}
          </span>
        </div>
        <OpeningTable />
      </Link>
    </li>
  );
}

/** While it goes on, the round is what tells one match from another. */
async function gameAndRound({ game, status, round }: MatchCard): Promise<string> {
  const t = await getTranslations();
  const name = t(`games.${game}.name`);
  return status === 'running' && round !== undefined ? t('match.round', { game: name, round }) : name;
}

/** How long there is to answer the question, or how long it has been open where there is no hurry. */
async function Since({ card }: Readonly<{ card: MatchCard }>) {
  if (!card.yourPrompt) return null;
  return (
    <span className="inline-flex items-center gap-1.5 font-semibold text-gold-ink text-sm">
      <Icon name="wait" size={14} />
      {await urgencyOf(card.yourPrompt, new Date())}
    </span>
  );
}

async function urgencyOf({ openedAt, dueAt, bankEndsAt }: YourPrompt, now: Date): Promise<string> {
  const [t, format, locale] = [await getTranslations('home'), await getFormatter(), await getLocale()];
  if (!dueAt || !bankEndsAt) return t('since', { time: format.relativeTime(openedAt, now) });
  if (now < dueAt) return t('due', { time: timeLeftText(dueAt, now, locale) });
  if (now < bankEndsAt) return t('onBank', { time: timeLeftText(bankEndsAt, now, locale) });
  return t('overdue');
}

/** What is asked, and who else has not answered yet. `title` is a sentence, `lobby` the few words for a list. */
async function questionOf(card: MatchCard, length: 'title' | 'lobby'): Promise<string> {
  const t = await getTranslations();
  if (!card.yourPrompt) return '';
  const question = t(`games.${card.game}.prompts.${card.yourPrompt.kind}.${length}`);
  const others = card.seats.filter(({ waiting, isYou }) => waiting && !isYou);
  if (others.length === 0) return question;
  const choosing = t('home.stillChoosing', { names: await namesOf(others), count: others.length });
  return t(`home.question.${length}`, { question, choosing });
}
