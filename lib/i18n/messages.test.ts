import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { PROBLEMS } from '@/app/api/v1/problem';
import { SIGN_IN_REFUSALS } from '@/lib/auth/sign-in-request';
import { LIMITS } from '@/lib/limits/limits';
import { LOBBY_REFUSALS, PLATFORM_REFUSALS } from '@/lib/matches/refusal';
import { LOCALES } from './locales';
import { messagesFor } from './messages';

const VALUES = { min: 2, max: 5, when: 'in 3 minutes', free: 'Ana 2' };

describe.each(LOCALES)('the texts in %s', (locale) => {
  it.each([
    ...Object.keys(PROBLEMS).map((reason) => `refusals.${reason}`),
    ...LOBBY_REFUSALS.map((reason) => `lobby.refusals.${reason}`),
    ...Object.values(LIMITS).map(({ message }) => message),
    ...SIGN_IN_REFUSALS.map((reason) => `signIn.refusals.${reason}`),
  ])('say in a sentence why something is refused: %s', async (key) => {
    const failures: unknown[] = [];
    const say: (key: string, values: typeof VALUES) => string = createTranslator<Messages>({
      locale,
      messages: await messagesFor(locale),
      onError: (error) => failures.push(error),
    });

    const text = say(key, VALUES);

    expect(failures).toEqual([]);
    expect(text).toMatch(/^\p{L}[^{}]*[.。]$/u);
  });
});

describe('a refusal by the API', () => {
  it.each(PLATFORM_REFUSALS)('has a status of its own: %s', (reason) => {
    expect(Object.keys(PROBLEMS)).toContain(reason);
  });
});
