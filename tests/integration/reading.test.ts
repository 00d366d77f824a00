import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { markSeen } from '@/lib/matches/reading/reading-progress';
import { databaseContents } from '../support/database-contents';
import { addressesOf, routes } from '../support/routes';
import type { Web } from '../support/web';
import { cookieOf, startWeb } from '../support/web';
import type { World } from '../support/world';
import { smallWorld } from '../support/world';

/** Longer than any page takes. */
const PATIENCE = 20_000;

const METHODS = ['GET', 'HEAD'] as const;
const KINDS = [{}, { rsc: '1' }, { 'next-action': 'a'.repeat(42) }, { accept: 'text/event-stream' }] as const;

let web: Web | undefined;
let world: World;

beforeEach(async () => {
  web ??= await startWeb({ GITHUB_CLIENT_ID: 'turnleaf', GITHUB_CLIENT_SECRET: 'secret' });
  world = await smallWorld();
}, 240_000);
afterAll(() => web?.stop());

type Visit = Readonly<{ address: string; method: (typeof METHODS)[number]; headers: Readonly<Record<string, string>> }>;

/** The status, once the answer has been read; of a stream that does not end its first words. */
async function visit({ address, method, headers }: Visit): Promise<number> {
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), PATIENCE);
  try {
    const init = { method, headers, redirect: 'manual', signal: leaving.signal } as const;
    const response = await fetch(`${web?.address}${address}`, init);
    if (response.headers.get('content-type')?.startsWith('text/event-stream')) await response.body?.getReader().read();
    else await response.text();
    return response.status;
  } finally {
    clearTimeout(timer);
    leaving.abort();
  }
}

describe('looking at something', () => {
  it('changes nothing, whatever it is, whoever looks, and however (E1, E2)', { timeout: 600_000 }, async () => {
    const { owner, stranger, guest } = world.people;
    const cookies = [...(await Promise.all([owner, stranger, guest].map(cookieOf))), ''];
    const addresses = routes().flatMap((route) => addressesOf(route, world));
    const before = await databaseContents();

    for (const address of addresses) {
      for (const cookie of cookies) {
        const visits = METHODS.flatMap((method) =>
          KINDS.map((headers) => visit({ address, method, headers: { ...headers, cookie } })),
        );
        for (const status of await Promise.all(visits)) expect(status, `GET or HEAD ${address}`).toBeLessThan(500);
      }
    }

    expect(await databaseContents()).toEqual(before);
    expect(addresses.length).toBeGreaterThan(25);
  });

  it('is told from changing something by the checksums used here', async () => {
    const before = await databaseContents();
    await markSeen({ matchId: world.matches.running, userId: world.people.owner, step: 1 });

    expect(await databaseContents()).not.toEqual(before);
  });
});
