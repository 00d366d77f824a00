const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * How much of a thing may be done with one key: so many points at once, and as many again within each window. Limits by
 * account or address of mail are what one person needs and no more. Those by client address are as large as a school or
 * a family behind one address needs them; they only keep a program from making accounts and mails by the thousand.
 */
export const LIMITS = Object.freeze({
  /** By address of mail, so that nobody's mailbox can be flooded from here. */
  'sign-in-mail': { points: 4, seconds: 15 * MINUTE, message: 'limits.sign-in-mail' },
  /** By client address. */
  'sign-in-mail-client': { points: 60, seconds: HOUR, message: 'limits.sign-in-mail-client' },
  /** By client address; each mail's code has five tries of its own. */
  'sign-in-code': { points: 120, seconds: HOUR, message: 'limits.sign-in-code' },
  /** By client address: signing in with another service. */
  'oauth-client': { points: 120, seconds: HOUR, message: 'limits.oauth-client' },
  /** By client address. */
  guest: { points: 60, seconds: HOUR, message: 'limits.guest' },
  /** By account, as are all that follow. */
  command: { points: 300, seconds: MINUTE, message: 'limits.command' },
  /** What is done at tables beside choosing, of which others hear by mail. */
  'at-table': { points: 60, seconds: HOUR, message: 'limits.at-table' },
  /** Tables opened and matches begun against bots. */
  table: { points: 40, seconds: HOUR, message: 'limits.table' },
  /** Notes kept, messages read or taken back: the page does it by itself while somebody types. */
  'page-keeping': { points: 240, seconds: MINUTE, message: 'limits.page-keeping' },
  chat: { points: 30, seconds: 2 * MINUTE, message: 'limits.chat' },
  token: { points: 20, seconds: HOUR, message: 'limits.token' },
  invitation: { points: 40, seconds: HOUR, message: 'limits.invitation' },
  report: { points: 20, seconds: HOUR, message: 'limits.report' },
  'test-mail': { points: 4, seconds: 15 * MINUTE, message: 'limits.test-mail' },
  /** Requests to the HTTP API by one token or account. */
  api: { points: 600, seconds: MINUTE, message: 'limits.api' },
} as const satisfies Record<string, Limit>);

export type Limit = Readonly<{
  points: number;
  seconds: number;
  /** The key of the sentence for who has spent them; it takes `when`. */
  message: `limits.${string}`;
}>;
export type LimitName = keyof typeof LIMITS;
