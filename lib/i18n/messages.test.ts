import type { Messages } from 'next-intl';
import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import { OAUTH_PROBLEMS } from '@/app/(site)/sign-in/oauth-problem';
import { PROBLEM_CODES } from '@/app/api/v1/problem-codes';
import { SIGN_IN_REFUSALS } from '@/lib/auth/sign-in-request';
import { LIMITS } from '@/lib/limits/limits';
import { CHAT_REFUSALS } from '@/lib/matches/chat/refusal';
import { INVITATION_REFUSALS, LOBBY_REFUSALS, PLATFORM_REFUSALS, TABLE_REFUSALS } from '@/lib/matches/refusal';
import { NOTICE_KINDS } from '@/lib/notifications/who-hears-what';
import { UNWELCOME } from '@/lib/requests/unwelcome-request';
import { LOCALES } from './locales';
import { messagesFor } from './messages';

const VALUES = { min: 2, max: 5, left: 2, when: 'in 3 minutes', free: 'Ana 2', service: 'GitHub' };

/** Refusals that a page's own command may meet on its way through the API. */
const MET_BY_PAGES = [
  ...PLATFORM_REFUSALS,
  ...(['malformed-request', 'malformed-json', 'not-json', 'body-too-large', 'signed-out', 'foreign-origin'] as const),
  'too-many-requests',
];
const BY_THE_LOBBY: readonly string[] = LOBBY_REFUSALS;
const DETAILED = PROBLEM_CODES.filter((code) => !BY_THE_LOBBY.includes(code) && code !== 'refused-by-rules');

async function translator(locale: (typeof LOCALES)[number]) {
  const failures: unknown[] = [];
  const say: (key: string, values: typeof VALUES) => string = createTranslator<Messages>({
    locale,
    messages: await messagesFor(locale),
    onError: (error) => failures.push(error),
  });
  return { say, failures };
}

describe.each(LOCALES)('the texts in %s', (locale) => {
  it.each([
    ...new Set([...MET_BY_PAGES, ...TABLE_REFUSALS, ...CHAT_REFUSALS].map((reason) => `refusals.${reason}`)),
    ...INVITATION_REFUSALS.map((reason) => `invitations.refusals.${reason}`),
    ...LOBBY_REFUSALS.map((reason) => `lobby.refusals.${reason}`),
    ...Object.values(LIMITS).map(({ message }) => message),
    ...OAUTH_PROBLEMS.map((problem) => `signIn.oauth.problems.${problem}`),
    'requests.unreadable',
    ...Object.keys(UNWELCOME).map((reason) => `requests.${reason}`),
    ...SIGN_IN_REFUSALS.map((reason) => `signIn.refusals.${reason}`),
    ...DETAILED.map((code) => `api.problems.${code}.detail`),
  ])('say in a sentence why something is refused: %s', async (key) => {
    const { say, failures } = await translator(locale);

    const text = say(key, VALUES);

    expect(failures).toEqual([]);
    expect(text).toMatch(/^\p{L}[^{}]*[.。]$/u);
  });

  it.each(NOTICE_KINDS)('have a name for each kind of mail that the settings list: %s', async (kind) => {
    const { say, failures } = await translator(locale);

    expect(say(`settings.mailKinds.${kind}`, VALUES)).toMatch(/^[\p{Lu}\p{Lo}]/u);
    expect(failures).toEqual([]);
  });

  it.each(PROBLEM_CODES)('have a title for the problem %s', async (code) => {
    const { say, failures } = await translator(locale);

    expect(say(`api.problems.${code}.title`, VALUES)).toMatch(/\p{L}$/u);
    expect(failures).toEqual([]);
  });
});
