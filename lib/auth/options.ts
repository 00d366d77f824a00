import type { NextAuthOptions } from 'next-auth';
import { env } from '@/lib/env';
import { logger } from '@/lib/logger';
import { siteCookie } from '@/lib/requests/site-cookie';

declare module 'next-auth' {
  interface Session {
    userId: string;
  }
}

const DAY = 24 * 60 * 60;
/** Matches take weeks, and nobody should have to sign in again in the middle of one. */
const SESSION_SECONDS = 180 * DAY;

export function sessionCookie() {
  const cookie = siteCookie();
  return {
    name: cookie.secure ? '__Secure-turnleaf.session' : 'turnleaf.session',
    options: { ...cookie, httpOnly: true, maxAge: SESSION_SECONDS },
  } as const;
}

/**
 * Sessions are next-auth's signed cookies. It serves no pages here: people come in by forms that POST, so that no GET can
 * sign anybody in or out. Services to sign in with are added where they are asked: see oauth.ts.
 */
export function authOptions(): NextAuthOptions {
  return {
    secret: env().NEXTAUTH_SECRET,
    session: { strategy: 'jwt', maxAge: SESSION_SECONDS },
    cookies: { sessionToken: sessionCookie() },
    providers: [],
    callbacks: {
      session: ({ session, token }) => ({ ...session, userId: token.sub ?? '' }),
    },
    logger: {
      // Nothing but the error itself: what else comes with it may hold the session.
      error: (problem, cause) =>
        logger.error({ problem, err: cause instanceof Error ? cause : cause.error }, 'Signing in failed'),
      warn: (problem) => logger.debug({ problem }, 'Signing in'),
      debug: () => undefined,
    },
  };
}
