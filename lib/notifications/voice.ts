import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import type { LogLine, Seat } from '@/lib/engine/game-definition';
import type { Locale } from '@/lib/i18n/locales';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import { listText, logText } from '@/lib/i18n/log-text';
import { messagesFor } from '@/lib/i18n/messages';
import { momentText } from '@/lib/i18n/moment-text';
import type { SeatSummary } from '@/lib/matches/match-summary';

type Values = Readonly<Record<string, string | number>>;

/** The service speaking one language, outside of any request. */
export type Voice = Readonly<{
  locale: Locale;
  say: (key: string, values?: Values) => string;
  list: (items: readonly string[]) => string;
  /** An instant on the reader's clock; in UTC, and saying so, where nobody knows which that is. */
  moment: (at: Date) => string;
  nameOf: (seat: SeatSummary) => string;
  logLine: (line: LogLine, match: Readonly<{ game: string; seats: readonly SeatSummary[] }>) => string;
}>;

export async function voiceFor(locale: string, timeZone: string | null = null): Promise<Voice> {
  const known = LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;
  const say: Voice['say'] = createTranslator<Messages>({
    locale: known,
    messages: await messagesFor(known),
    timeZone: 'UTC',
  });
  const nameOf: Voice['nameOf'] = ({ occupant }) =>
    occupant.kind === 'user' ? occupant.name : say('seats.bot', { number: occupant.number });
  return {
    locale: known,
    say,
    list: (items) => listText(items, known),
    moment: (at) => momentText(at, { locale: known, timeZone: timeZone ?? undefined }),
    nameOf,
    logLine: (line, { game, seats }) =>
      logText(line, {
        locale: known,
        say: (key, values) => say(`games.${game}.${key}`, values),
        nameOf: (seat) => nameOf(seatAt(seats, seat)),
      }),
  };
}

function seatAt(seats: readonly SeatSummary[], seat: Seat): SeatSummary {
  const found = seats.find((one) => one.seat === seat);
  if (!found) throw new Error(`Nobody sits on seat ${seat}`);
  return found;
}
