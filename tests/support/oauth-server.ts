import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Variables } from './started-service';

/** Somebody with an account at the services. What the service has not verified, its owner just wrote down. */
export type Holder = Readonly<{ name: string; email: string; isVerified: boolean }>;

/** A request for somebody's consent, kept from the page to the exchange of its code. */
type Grant = Readonly<{ holder: Holder; request: URLSearchParams }>;

export type OAuthServer = Readonly<{
  address: string;
  /** How a service is told to use it in place of the real ones. */
  variables: Variables;
  /** Gives somebody an account. */
  know: (holder: Holder) => void;
  stop: () => Promise<void>;
}>;

const CLIENT = { id: 'turnleaf', secret: 'known to two' } as const;

/** Speaks as Google, GitHub and Discord do, as strictly: codes are good once, and only with their proofs. */
export async function startOAuthServer(): Promise<OAuthServer> {
  const holders: Holder[] = [];
  const codes = new Map<string, Grant>();
  const tokens = new Map<string, Holder>();
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(500).end(error.message));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;

  const idToken = ({ holder, request }: Grant): string => {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      ...{ iss: address, aud: CLIENT.id, sub: `google-${holder.name}`, iat: now, exp: now + 60 },
      ...{ nonce: request.get('nonce'), name: holder.name, email: holder.email, email_verified: holder.isVerified },
    };
    const parts = [{ alg: 'RS256', kid: 'one' }, claims].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    const signature = sign('RSA-SHA256', Buffer.from(parts.join('.')), privateKey).toString('base64url');
    return [...parts, signature].join('.');
  };

  const exchange = async (request: IncomingMessage): Promise<Reply> => {
    const form = new URLSearchParams(await textOf(request));
    const code = form.get('code') ?? '';
    const grant = codes.get(code);
    codes.delete(code);
    const basic = Buffer.from(`${CLIENT.id}:${encodeURIComponent(CLIENT.secret).replaceAll('%20', '+')}`);
    if (request.headers.authorization !== `Basic ${basic.toString('base64')}`) return json(401, 'invalid_client');
    if (!grant || !isProved(grant.request, form)) return json(400, { error: 'invalid_grant' });
    const token = randomUUID();
    tokens.set(token, grant.holder);
    const isOpenId = grant.request.get('scope')?.split(' ').includes('openid');
    const identity = isOpenId ? { id_token: idToken(grant) } : {};
    return json(200, { access_token: token, token_type: 'Bearer', scope: 'all', ...identity });
  };

  const grant = (request: URLSearchParams): Reply => {
    const back = new URL(request.get('redirect_uri') ?? '');
    back.searchParams.set('state', request.get('state') ?? '');
    const holder = holders.find(({ name }) => name === request.get('as'));
    if (!holder) back.searchParams.set('error', 'access_denied');
    else {
      const code = randomUUID();
      codes.set(code, { holder, request });
      back.searchParams.set('code', code);
    }
    return { status: 302, headers: { location: back.href }, body: '' };
  };

  const reply = async (request: IncomingMessage): Promise<Reply> => {
    const url = new URL(request.url ?? '/', address);
    const holder = tokens.get(request.headers.authorization?.replace(/^Bearer /, '') ?? '');
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(200, {
          ...{ issuer: address, jwks_uri: `${address}/jwks`, token_endpoint: `${address}/token` },
          ...{ authorization_endpoint: `${address}/authorize`, response_types_supported: ['code'] },
        });
      case '/jwks':
        return json(200, { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'RS256', use: 'sig' }] });
      case '/authorize':
      case '/login/oauth/authorize':
      case '/api/oauth2/authorize':
        return { status: 200, headers: { 'content-type': 'text/html' }, body: consentPage(url.searchParams, holders) };
      case '/grant':
        return grant(url.searchParams);
      case '/token':
      case '/login/oauth/access_token':
      case '/api/oauth2/token':
        return exchange(request);
      default:
        return holder ? profile(url.pathname, holder) : json(401, { error: 'no token' });
    }
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { status, headers, body } = await reply(request);
    response.writeHead(status, headers).end(body);
  }

  return {
    address,
    variables: {
      ...{ GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: address },
      ...{ GITHUB_CLIENT_ID: CLIENT.id, GITHUB_CLIENT_SECRET: CLIENT.secret, GITHUB_URL: address },
      ...{ DISCORD_CLIENT_ID: CLIENT.id, DISCORD_CLIENT_SECRET: CLIENT.secret, DISCORD_URL: address },
    },
    know: (holder) => holders.push(holder),
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

type Reply = Readonly<{ status: number; headers: Readonly<Record<string, string>>; body: string }>;

function json(status: number, value: unknown): Reply {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) };
}

/** One button for each holder, and one to say no. */
function consentPage(request: URLSearchParams, holders: readonly Holder[]): string {
  const link = (as: string, words: string) =>
    `<p><a href="/grant?${new URLSearchParams({ ...Object.fromEntries(request), as }).toString().replaceAll('&', '&amp;')}">${words}</a></p>`;
  return `<!doctype html><title>Consent</title>${holders
    .map(({ name }) => link(name, `Continue as ${name}`))
    .join('')}${link('', 'Cancel')}`;
}

/** The exchange must name where the code was sent to, and prove that it comes from who asked for it. */
function isProved(asked: URLSearchParams, form: URLSearchParams): boolean {
  if (asked.get('redirect_uri') !== form.get('redirect_uri')) return false;
  const challenge = asked.get('code_challenge');
  const proof = createHash('sha256')
    .update(form.get('code_verifier') ?? '')
    .digest('base64url');
  return challenge === null || challenge === proof;
}

function profile(path: string, { name, email, isVerified }: Holder): Reply {
  switch (path) {
    case '/api/v3/user':
      // Shown to everybody, and proved by nobody.
      return json(200, { id: 7, login: name, name, avatar_url: '', email });
    case '/api/v3/user/emails':
      return json(200, [
        { email: `other.${email}`, primary: false, verified: true },
        { email, primary: true, verified: isVerified },
      ]);
    case '/api/users/@me':
      return json(200, { id: '7', username: name, discriminator: '0', avatar: null, email, verified: isVerified });
    default:
      return json(404, { error: path });
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
