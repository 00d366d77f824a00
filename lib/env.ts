import { z } from 'zod';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'silent'] as const;

function urlWith(protocols: readonly string[], message: string) {
  return z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message,
    // What is no such address at all is not looked at further.
    abort: true,
  });
}

function isOriginOnly(text: string): boolean {
  const { pathname, search, hash, username } = new URL(text);
  return /^\/+$/.test(pathname) && `${search}${hash}${username}` === '';
}

const MUST_BE = {
  NEXTAUTH_SECRET: 'must be a secret of at least 32 characters, for example the output of `openssl rand -base64 32`',
  APP_URL: 'must be the address people open, for example https://games.example.org',
  MODERATORS: 'must be addresses with commas between them, for example ana@example.org, bo@example.org',
  PORT: 'must be a port number from 1 to 65535, for example 3000',
  TRUST_PROXY: 'must be the number of your proxies in front of the service, from 0 to 9, for example 1',
  ADDRESS: 'must be the address of a server, for example https://git.example.org',
  LIMITS_FACTOR: 'must be a number above 0, for example 1, or 5 for limits that are five times as large',
} as const;

/** What a service to sign in with needs: it has either both or neither. */
const OAUTH_PAIRS = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'],
  ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'],
] as const;

const serverAddress = (known: string) =>
  urlWith(['http:', 'https:'], MUST_BE.ADDRESS)
    .transform((text) => text.replace(/\/+$/, ''))
    .default(known);

/** Every variable the service reads, with the sentence that a wrong value gets. `.env.example` explains them. */
const variablesSchema = z.object({
  DATABASE_URL: urlWith(
    ['postgres:', 'postgresql:'],
    'must be the address of a PostgreSQL database, for example postgresql://turnleaf:password@localhost:5432/turnleaf',
  ),
  NEXTAUTH_SECRET: z.string().min(32, MUST_BE.NEXTAUTH_SECRET),
  APP_URL: urlWith(['http:', 'https:'], MUST_BE.APP_URL)
    .refine(isOriginOnly, 'must be an address without a path: the site is served at the root of its host')
    .transform((text) => text.replace(/\/+$/, '')),
  SMTP_URL: urlWith(
    ['smtp:', 'smtps:'],
    'must be the address of a mail server, for example smtps://user:password@mail.example.org:465',
  ).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>$|^[^<>@\s]+@[^<>@\s]+$/, {
      message: 'must be a sender, for example Turnleaf <turnleaf@example.org>',
    })
    .default('Turnleaf <turnleaf@localhost>'),
  MODERATORS: z
    .string()
    .transform((text) => text.split(',').map((address) => address.trim().toLowerCase()))
    .refine((addresses) => addresses.every((address) => z.email().safeParse(address).success), MUST_BE.MODERATORS)
    .default([]),
  LOG_LEVEL: z.enum(LOG_LEVELS, { message: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  /** Seconds between an opened prompt and its mail, so that people at the table are left in peace. */
  MAIL_DELAY: z.string().regex(/^\d+$/, 'must be a number of seconds, for example 20').transform(Number).default(20),
  /** So many proxies of the operator's own stand before the service, and add to X-Forwarded-For whom they heard. */
  TRUST_PROXY: z.string().regex(/^\d$/, MUST_BE.TRUST_PROXY).transform(Number).default(0),
  /** Makes every limit so many times larger. */
  LIMITS_FACTOR: z
    .string()
    .regex(/^\d{1,4}(\.\d+)?$/, MUST_BE.LIMITS_FACTOR)
    .transform(Number)
    .refine((factor) => factor > 0, MUST_BE.LIMITS_FACTOR)
    .default(1),
  /** Set by `npm start`: which build this is, so that cached states of another are not used. */
  NEXT_DEPLOYMENT_ID: z.string().optional(),
  PORT: z
    .string()
    .regex(/^\d+$/, MUST_BE.PORT)
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, MUST_BE.PORT)
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be an address of this machine to listen on, for example 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  /** Any OpenID Connect issuer in its place. */
  GOOGLE_ISSUER: serverAddress('https://accounts.google.com'),
  GITHUB_CLIENT_ID: z.string().optional(),
  GITHUB_CLIENT_SECRET: z.string().optional(),
  /** A GitHub Enterprise Server in its place. */
  GITHUB_URL: serverAddress('https://github.com'),
  DISCORD_CLIENT_ID: z.string().optional(),
  DISCORD_CLIENT_SECRET: z.string().optional(),
  /** A server with the same API in its place. */
  DISCORD_URL: serverAddress('https://discord.com'),
});

const environmentSchema = variablesSchema.superRefine((set, context) => {
  for (const [id, secret] of OAUTH_PAIRS) {
    if (set[id] && !set[secret]) context.addIssue({ code: 'custom', path: [secret], message: `belongs to ${id}` });
    if (set[secret] && !set[id]) context.addIssue({ code: 'custom', path: [id], message: `belongs to ${secret}` });
  }
});

export type Environment = Readonly<z.infer<typeof environmentSchema>>;
export type ReadEnvironment =
  | Readonly<{ outcome: 'valid'; environment: Environment }>
  | Readonly<{ outcome: 'invalid'; problems: readonly string[] }>;

/** An empty variable counts as absent, so that a line of `.env` may be kept without its value. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): ReadEnvironment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value?.trim()));
  const parsed = environmentSchema.safeParse(present);
  if (parsed.success) return { outcome: 'valid', environment: parsed.data };
  return { outcome: 'invalid', problems: parsed.error.issues.map((issue) => problemOf(issue, present)) };
}

function problemOf(issue: z.core.$ZodIssue, present: Readonly<Record<string, string | undefined>>): string {
  const name = String(issue.path[0]);
  if (present[name] !== undefined) return `${name} ${issue.message}.`;
  return `${name} is missing. It ${SENTENCES_WHEN_MISSING[name] ?? issue.message}.`;
}

const SENTENCES_WHEN_MISSING: Readonly<Record<string, string>> = {
  ...MUST_BE,
  DATABASE_URL: 'is set by `npm start` when it brings its own database; else see .env.example',
};

let known: Environment | undefined;

/** The environment of this process, checked at the first use. */
export function env(): Environment {
  known ??= requireEnvironment();
  return known;
}

function requireEnvironment(): Environment {
  const read = readEnvironment(process.env);
  if (read.outcome === 'valid') return read.environment;
  throw new Error(`The environment is wrong. ${read.problems.join(' ')}`);
}
