'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { assertNever } from '@/lib/engine/decision';
import type { LogLine, LogValue, Seat } from '@/lib/engine/game-definition';

/** Names stand between these marks: they keep the direction of the text around them, and a name is found again. */
const [OPEN, CLOSE] = ['\u2068', '\u2069'];

export type NameOf = (seat: Seat) => string;

/** Turns the values of log lines and messages of a game into words. Names are isolated, see `Words`. */
export function useWording(namespace: string, nameOf: NameOf) {
  const t = useTranslations(namespace);
  const format = useFormatter();
  return useCallback(
    (value: LogValue): string => {
      const written = (each: LogValue): string | number => {
        if (typeof each !== 'object') return each;
        switch (each.kind) {
          case 'seat':
            return `${OPEN}${nameOf(each.seat)}${CLOSE}`;
          case 'message':
            return t(each.key, valuesOf(each.values ?? {}));
          case 'list':
            return format.list(each.items.map((item) => String(written(item))));
          default:
            return assertNever(each);
        }
      };
      const valuesOf = (values: Readonly<Record<string, LogValue>>) =>
        Object.fromEntries(Object.entries(values).map(([key, each]) => [key, written(each)]));
      return String(written(value));
    },
    [t, format, nameOf],
  );
}

/** A line of the match's log as a value that can be worded. */
export function lineAsValue({ key, values }: LogLine): LogValue {
  return { kind: 'message', key: `log.${key}`, values };
}

/** Without the marks round names, for labels. */
export function plain(words: string): string {
  return words.replaceAll(OPEN, '').replaceAll(CLOSE, '');
}

type Part = Readonly<{ key: string; text: string; isName: boolean }>;

function partsOf(words: string): Part[] {
  let start = 0;
  return words.split(new RegExp(`[${OPEN}${CLOSE}]`)).map((text, index) => {
    const part = { key: `${start}`, text, isName: index % 2 === 1 };
    start += text.length + 1;
    return part;
  });
}

/** A worded sentence with the names in it set off. */
export function Words({ children }: Readonly<{ children: string }>) {
  return partsOf(children).map(({ key, text, isName }) =>
    isName ? (
      <b key={key} className="font-semibold text-ink">
        <bdi>{text}</bdi>
      </b>
    ) : (
      text
    ),
  );
}
