import type { NextAuthOptions, Profile } from 'next-auth';
import Discord from 'next-auth/providers/discord';
import Github from 'next-auth/providers/github';
import Google from 'next-auth/providers/google';
import { z } from 'zod';
import { assertNever } from '@/lib/engine/decision';
import { csrfCookie } from './csrf-cookie';
import { emailSchema } from './email-schema';
import type { OAuthService, ServiceAccess } from './oauth-services';
import { accessTo } from './oauth-services';
import { authOptions } from './options';

/** Services are asked while a person waits; the default of 3.5 seconds is too short for some. */
const PATIENCE = { timeout: 10_000 } as const;

/** Where to go on, given the address that a service vouches for, or nothing when it vouches for none. */
export type Enter = (email: string | undefined) => Promise<string>;

/**
 * next-auth does the protocol: state, proof keys, the exchange of the code, the profile. Who that is here, and the
 * session, are ours: `enter` says where to go, and next-auth makes no session.
 */
export function oauthOptions(service: OAuthService, enter: Enter): NextAuthOptions {
  const access = accessTo(service);
  if (!access) throw new Error(`${service} is not set up`);
  const options = authOptions();
  return {
    ...options,
    cookies: { ...options.cookies, csrfToken: csrfCookie() },
    providers: [providerOf(service, access)],
    callbacks: { ...options.callbacks, signIn: ({ profile }) => enter(verifiedAddress(service, profile)) },
  };
}

function providerOf(service: OAuthService, { clientId, clientSecret, address }: ServiceAccess) {
  const shared = { clientId, clientSecret, httpOptions: PATIENCE };
  switch (service) {
    case 'google':
      return Google({
        ...shared,
        wellKnown: `${address}/.well-known/openid-configuration`,
        checks: ['pkce', 'state', 'nonce'],
      });
    case 'github':
      return github(shared, address);
    case 'discord':
      return Discord({
        ...shared,
        authorization: `${address}/api/oauth2/authorize?scope=identify+email`,
        token: `${address}/api/oauth2/token`,
        userinfo: `${address}/api/users/@me`,
      });
    default:
      return assertNever(service);
  }
}

type Shared = Readonly<{ clientId: string; clientSecret: string; httpOptions: typeof PATIENCE }>;

/** The profile's own address is whichever its owner shows, proved or not: the list of addresses tells more. */
function github(shared: Shared, address: string) {
  const api = address === 'https://github.com' ? 'https://api.github.com' : `${address}/api/v3`;
  return Github({
    ...shared,
    issuer: `${address}/login/oauth`,
    authorization: { url: `${address}/login/oauth/authorize`, params: { scope: 'read:user user:email' } },
    token: `${address}/login/oauth/access_token`,
    userinfo: {
      url: `${api}/user`,
      request: async ({ client, tokens }) => {
        const profile = await client.userinfo(tokens.access_token ?? '');
        const headers = { authorization: `Bearer ${tokens.access_token}`, accept: 'application/json' };
        const response = await fetch(`${api}/user/emails`, { headers, signal: AbortSignal.timeout(PATIENCE.timeout) });
        const addresses = githubAddressesSchema.parse(response.ok ? await response.json() : []);
        const primary = addresses.find(({ primary, verified }) => primary && verified);
        return { ...profile, email: primary?.email ?? '' };
      },
    },
  });
}

const githubAddressesSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

const PROFILES = {
  google: z.object({ email: emailSchema, email_verified: z.literal(true) }),
  github: z.object({ email: emailSchema }),
  discord: z.object({ email: emailSchema, verified: z.literal(true) }),
} as const satisfies Record<OAuthService, z.ZodType>;

/** An address anybody may write into a profile says nothing; one that the service has proved is as good as a mail. */
function verifiedAddress(service: OAuthService, profile: Profile | undefined): string | undefined {
  return PROFILES[service].safeParse(profile).data?.email;
}
