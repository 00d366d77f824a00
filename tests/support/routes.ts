import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ENDPOINTS } from '@/app/api/v1/endpoints/every-endpoint';
import type { World } from './world';

/** A page or route handler, by its file and the path it answers: `/matches/[id]`. */
export type Route = Readonly<{ file: string; path: string }>;

/** Every page and route handler there is, found where Next finds them. */
export function routes(): readonly Route[] {
  return filesOf('app')
    .filter((file) => /\/(page[.]tsx|(route|robots|sitemap|manifest)[.]ts)$/.test(file))
    .map((file) => ({ file, path: pathOf(file) }));
}

function pathOf(file: string): string {
  const folders = file.split('/').slice(1, -1);
  const names = folders.filter((name) => !/^\(.*\)$/.test(name));
  const [special] = /(robots|sitemap|manifest)(?=[.]ts$)/.exec(file) ?? [];
  return `/${[...names, ...(special ? [SPECIAL[special] ?? special] : [])].join('/')}`;
}

/** What Next makes of files that are no pages. */
const SPECIAL: Readonly<Record<string, string>> = { robots: 'robots.txt', manifest: 'manifest.webmanifest' };

type Addresses = (world: World) => readonly string[];

/** How to call what has parameters; queries that matter are named here too. Whatever is new must be added. */
const ADDRESSES: Readonly<Record<string, Addresses>> = {
  '/sign-in/link': ({ signInToken }) => [`/sign-in/link?token=${signInToken}`, '/sign-in/link?token=wrong'],
  '/sign-in/with/[service]': () => ['github', 'unknown'].map((name) => `/sign-in/with/${name}?code=a&state=b`),
  '/api/auth/[...nextauth]': () =>
    ['callback/github?code=a&state=b', 'callback/unknown', 'signin/github', 'signout', 'session', 'csrf'].map(
      (step) => `/api/auth/${step}`,
    ),
  '/inbox/[id]': ({ mailId }) => [`/inbox/${mailId}`],
  '/join/[token]': ({ inviteToken }) => [`/join/${inviteToken}`, '/join/wrong'],
  '/people/[id]': ({ people }) => Object.values(people).map((id) => `/people/${id}`),
  '/invitations/[token]': ({ invitationToken }) => [`/invitations/${invitationToken}`, '/invitations/wrong'],
  '/play/[game]': () => ['/play/ginkgopolis', '/play/chess'],
  '/rules/[game]': () => ['/rules/ginkgopolis', '/rules/citadels', '/rules/chess'],
  '/rules/[game]/[anchor]': () => [
    '/rules/ginkgopolis/urbanize',
    '/rules/citadels/characters',
    '/rules/citadels/no-rule',
  ],
  '/unsubscribe/[token]': (world) => [`/unsubscribe/${world.unsubscribeToken}`],
  '/api/unsubscribe/[token]': (world) => [`/api/unsubscribe/${world.unsubscribeToken}`],
  '/api/v1/[[...path]]': addressesOfApi,
  '/matches/[id]/history/[step]': (world) => matchIds(world).map((id) => `/matches/${id}/history/3`),
};

/** Every endpoint of the API, at each match where there is something to read; also those that only take POST, once. */
function addressesOfApi(world: World): readonly string[] {
  const addresses = ENDPOINTS.flatMap(({ path, method }) => {
    const filled = path.replace('{step}', '3').replace('{seat}', '1').replace('{inviteToken}', world.inviteToken);
    const ids = method === 'GET' ? matchIds(world) : [world.matches.running];
    return ids.map((id) => `/api/v1${filled.replace('{id}', id)}`);
  });
  return [...new Set(addresses)];
}

/** Real addresses of a route in this world. Fails when it does not know any: a new route must not go untested. */
export function addressesOf({ file, path }: Route, world: World): readonly string[] {
  const known = ADDRESSES[path];
  if (known) return known(world);
  const filled = path.includes('/matches/[id]') ? matchIds(world).map((id) => path.replace('[id]', id)) : [path];
  if (filled.some((address) => address.includes('['))) {
    throw new Error(`Tell tests/support/routes.ts how to call ${path} (${file}): add it to ADDRESSES`);
  }
  return filled;
}

const matchIds = ({ matches }: World): readonly string[] => Object.values(matches);

/** All files below a folder, in the same order everywhere. */
export function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .sort();
}
