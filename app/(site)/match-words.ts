import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { seatName } from '@/app/seat-names';
import { assertNever } from '@/lib/engine/decision';
import { sentencesText } from '@/lib/i18n/joined-text';
import type { MatchCard, SeatSummary } from '@/lib/matches/reading/match-summary';

/** "Ana, Bo and Chris", in the reader's language. */
export async function namesOf(seats: readonly SeatSummary[]): Promise<string> {
  const t = await getTranslations('seats');
  const format = await getFormatter();
  return format.list(seats.map((seat) => seatName(seat, t)));
}

/** One sentence on where a match stands that does not wait for the reader. */
export async function standingOf(card: MatchCard): Promise<string> {
  const t = await getTranslations('home');
  switch (card.status) {
    case 'cancelled':
      return t(card.startedAt ? 'cancelledInPlay' : 'cancelled');
    case 'open': {
      const free = card.seatCount - card.seats.length;
      return free > 0 ? t('notStarted', { free }) : t('fullNotStarted');
    }
    case 'running':
      if (card.seats.some(({ isYou, playedBy }) => isYou && playedBy === 'autopilot')) return t('autopilot');
      if (card.pausedAt) return t('paused');
      return t('waitingFor', { names: await namesOf(card.seats.filter(({ waiting }) => waiting)) });
    case 'finished':
      return resultOf(card);
    default:
      return assertNever(card.status);
  }
}

async function resultOf({ seats }: MatchCard): Promise<string> {
  const t = await getTranslations('home');
  const you = seats.find(({ isYou }) => isYou);
  if (you?.rank === 1) return t('youWon', { score: you.score ?? 0 });
  const won = t('won', { names: await namesOf(seats.filter(({ rank }) => rank === 1)) });
  const place = you?.rank ? t('yourPlace', { rank: you.rank, score: you.score ?? 0 }) : '';
  return sentencesText([won, place], await getLocale());
}
