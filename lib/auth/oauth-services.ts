import { assertNever } from '@/lib/engine/decision';
import { env } from '@/lib/env';

export const OAUTH_SERVICES = ['google', 'github', 'discord'] as const;
export type OAuthService = (typeof OAUTH_SERVICES)[number];

/** What the operator has set for a service that people may sign in with. */
export type ServiceAccess = Readonly<{
  clientId: string;
  clientSecret: string;
  /** The public service, or a server of one's own that speaks the same. Without a slash at the end. */
  address: string;
}>;

export function accessTo(service: OAuthService): ServiceAccess | undefined {
  const set = env();
  switch (service) {
    case 'google':
      return access(set.GOOGLE_CLIENT_ID, set.GOOGLE_CLIENT_SECRET, set.GOOGLE_ISSUER);
    case 'github':
      return access(set.GITHUB_CLIENT_ID, set.GITHUB_CLIENT_SECRET, set.GITHUB_URL);
    case 'discord':
      return access(set.DISCORD_CLIENT_ID, set.DISCORD_CLIENT_SECRET, set.DISCORD_URL);
    default:
      return assertNever(service);
  }
}

function access(clientId: string | undefined, clientSecret: string | undefined, address: string) {
  return clientId && clientSecret ? { clientId, clientSecret, address } : undefined;
}

/** Those that can be signed in with here. */
export function offeredServices(): readonly OAuthService[] {
  return OAUTH_SERVICES.filter((service) => accessTo(service));
}

export function isOffered(name: string): name is OAuthService {
  return offeredServices().some((service) => service === name);
}

/** Where a form of ours may lead on to: the pages on which people tell a service that they mean it. */
export function serviceOrigins(): readonly string[] {
  return offeredServices().map((service) => new URL(accessTo(service)?.address ?? '').origin);
}
