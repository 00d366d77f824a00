import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import type { LogLine, LogValue, Seat } from '@/lib/engine/game-definition';
import type { Locale } from '@/lib/i18n/locales';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';
import type { Speech } from '@/lib/i18n/log-text';
import { listText, logText, valueText } from '@/lib/i18n/log-text';
import { messagesFor } from '@/lib/i18n/messages';
import { momentText } from '@/lib/i18n/moment-text';
import type { SeatSummary } from '@/lib/matches/reading/match-summary';

type Values = Readonly<Record<string, string | number>>;

/** The service speaking one language, outside of any request. */
export type Voice = Readonly<{
  locale: Locale;
  say: (key: string, values?: Values) => string;
  list: (items: readonly string[]) => string;
  /** An instant on the reader's clock; in UTC, and saying so, where nobody knows which that is. */
  moment: (at: Date) => string;
  nameOf: (seat: SeatSummary) => string;
  logLine: (line: LogLine, match: Spoken) => string;
  /** A sentence of the game. */
  sentence: (value: LogValue, match: Spoken) => string;
}>;

type Spoken = Readonly<{ game: string; seats: readonly SeatSummary[] }>;

export async function voiceFor(locale: string, timeZone: string | null = null): Promise<Voice> {
  const known = LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;
  const say: Voice['say'] = createTranslator<Messages>({
    locale: known,
    messages: await messagesFor(known),
    timeZone: 'UTC',
  });
  const nameOf: Voice['nameOf'] = ({ occupant }) =>
    occupant.kind === 'user' ? occupant.name : say('seats.bot', { number: occupant.number });
  const speechAbout = ({ game, seats }: Spoken): Speech => ({
    locale: known,
    say: (key, values) => say(`games.${game}.${key}`, values),
    nameOf: (seat) => nameOf(seatAt(seats, seat)),
  });
  return {
    locale: known,
    say,
    list: (items) => listText(items, known),
    moment: (at) => momentText(at, { locale: known, timeZone: timeZone ?? undefined }),
    nameOf,
    logLine: (line, match) => logText(line, speechAbout(match)),
    sentence: (value, match) => valueText(value, speechAbout(match)),
  };
}

function seatAt(seats: readonly SeatSummary[], seat: Seat): SeatSummary {
  const found = seats.find((one) => one.seat === seat);
  if (!found) throw new Error(`Nobody sits on seat ${seat}`);
  return found;
}
