import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import type { LogLine, LogValue } from '@/lib/engine/game-definition';

const joined = new Intl.ListFormat('en', { type: 'conjunction' });

export type English = Readonly<{
  /** A value of a log line; seats are players with one-letter names. */
  inEnglish: (value: LogValue) => string;
  lineInEnglish: (line: LogLine) => string;
}>;

/** Says a game's messages with values that are plain already; a missing message or value is an error. */
export function englishOf(messages: object): English {
  const say: (key: string, values: Readonly<Record<string, string | number>>) => string = createTranslator<Messages>({
    locale: 'en',
    messages: { ...messages } as Messages,
    onError: (error) => {
      throw error;
    },
  });

  function inEnglish(value: LogValue): string {
    if (typeof value !== 'object') return String(value);
    switch (value.kind) {
      case 'seat':
        return 'ABCDEFG'.charAt(value.seat);
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

  return {
    inEnglish,
    lineInEnglish: ({ key, values }) => inEnglish({ kind: 'message', key: `log.${key}`, values }),
  };
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

/** Where each text of a file of messages stands. */
export function pathsOf(messages: object, path = ''): readonly string[] {
  return Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${path}${key}`] : pathsOf(value, `${path}${key}.`),
  );
}
