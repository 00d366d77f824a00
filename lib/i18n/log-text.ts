import { assertNever } from '@/lib/engine/decision';
import type { LogLine, LogValue, Seat } from '@/lib/engine/game-definition';

type Values = Readonly<Record<string, string | number>>;

/** A game's translator, and how this match calls the players. */
export type Speech = Readonly<{
  locale: string;
  say: (key: string, values?: Values) => string;
  nameOf: (seat: Seat) => string;
}>;

/** A log line as plain text. */
export function logText({ key, values }: LogLine, speech: Speech): string {
  return speech.say(`log.${key}`, plainValues(values, speech));
}

/** A value of the game as plain text. */
export function valueText(value: LogValue, speech: Speech): string {
  return String(plainValue(value, speech));
}

function plainValues(values: Readonly<Record<string, LogValue>>, speech: Speech): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, plainValue(value, speech)]));
}

function plainValue(value: LogValue, speech: Speech): string | number {
  if (typeof value !== 'object') return value;
  switch (value.kind) {
    case 'seat':
      return speech.nameOf(value.seat);
    case 'message':
      return speech.say(value.key, plainValues(value.values ?? {}, speech));
    case 'list':
      return listText(
        value.items.map((item) => String(plainValue(item, speech))),
        speech.locale,
      );
    default:
      return assertNever(value);
  }
}

/** "Ana, Bo and Cleo", as the language writes it. */
export function listText(items: readonly string[], locale: string): string {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
}
