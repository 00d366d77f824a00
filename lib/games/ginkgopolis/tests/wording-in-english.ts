import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import type { LogLine, LogValue } from '@/lib/engine/game-definition';
import english from '../messages/en.json';

/** Says a message with values that are plain already; a missing message or value is an error. */
const say = createTranslator<Messages>({
  locale: 'en',
  messages: english,
  onError: (error) => {
    throw error;
  },
});

const joined = new Intl.ListFormat('en', { type: 'conjunction' });

/** A value of a log line in English; seats are players with one-letter names. */
export function inEnglish(value: LogValue): string {
  if (typeof value !== 'object') return String(value);
  switch (value.kind) {
    case 'seat':
      return 'ABCDE'.charAt(value.seat);
    case 'list':
      return joined.format(value.items.map(inEnglish));
    case 'message':
      return say(
        value.key,
        Object.fromEntries(Object.entries(value.values ?? {}).map(([key, one]) => [key, plain(one)])),
      );
  }
}

function plain(value: LogValue): string | number {
  return typeof value === 'object' ? inEnglish(value) : value;
}

export function lineInEnglish({ key, values }: LogLine): string {
  return inEnglish({ kind: 'message', key: `log.${key}`, values });
}

/** The keys of a value and of all values inside. */
export function keysOf(value: LogValue): readonly string[] {
  if (typeof value !== 'object') return [];
  switch (value.kind) {
    case 'seat':
      return [];
    case 'list':
      return value.items.flatMap(keysOf);
    case 'message':
      return [value.key, ...Object.values(value.values ?? {}).flatMap(keysOf)];
  }
}
