import { afterAll, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { signUp } from '../support/people';
import type { Posted } from '../support/server-actions';
import { formCall, serverActions } from '../support/server-actions';
import type { Web } from '../support/web';
import { cookieOf, startWeb } from '../support/web';

/** Small limits: three sign-in mails, three guests, and so on, for each address. */
const LIMITS_FACTOR = '0.05';
const LIMIT = 3;

const started: Web[] = [];
afterAll(() => Promise.all(started.map((web) => web.stop())));

async function webWith(TRUST_PROXY: string): Promise<Web> {
  const web = await startWeb({ LIMITS_FACTOR, TRUST_PROXY });
  started.push(web);
  return web;
}

function requestSignIn(email: string): Posted {
  const action = serverActions().find(({ name }) => name === 'requestSignIn');
  if (!action) throw new Error('Nobody can ask for a mail');
  return formCall(action, { email });
}

let asked = 0;

/** Asks for mails to addresses that nobody has asked for, as somebody at a client address says to be. */
async function askForMails(web: Web, count: number, forwarded: string): Promise<readonly string[]> {
  const answers: string[] = [];
  for (let one = 0; one < count; one++) {
    asked += 1;
    const { headers, body } = requestSignIn(`person${asked}@example.org`);
    const sent = { ...headers, origin: web.address, 'x-forwarded-for': forwarded };
    const init = { method: 'POST', headers: sent, redirect: 'manual' } as const;
    const response = await fetch(`${web.address}/sign-in`, {
      ...init,
      body: typeof body === 'function' ? body() : body,
    });
    answers.push(await response.text());
  }
  return answers;
}

const REFUSED = /Many sign-in mails were asked for from your network. Ask again in \d+ minutes/;

it('who asks for many mails is refused for a while, also under made-up addresses, and hears how long', async () => {
  const web = await webWith('0');
  for (const answer of await askForMails(web, LIMIT, '203.0.113.1')) expect(answer).not.toMatch(REFUSED);

  const [own = '', madeUp = ''] = [
    ...(await askForMails(web, 1, '203.0.113.1')),
    ...(await askForMails(web, 1, '203.0.113.2')),
  ];
  expect(own).toMatch(REFUSED);
  expect(madeUp).toMatch(REFUSED);
  expect(own).toContain(`person${asked - 1}@example.org`);
  expect(await db.signInRequest.count()).toBe(LIMIT);
}, 240_000);

it('behind a proxy that is trusted, people do not use up what is others’', async () => {
  const web = await webWith('1');
  await askForMails(web, LIMIT, '198.51.100.9, 203.0.113.1');

  expect((await askForMails(web, 1, '198.51.100.9, 203.0.113.1'))[0]).toMatch(REFUSED);
  expect((await askForMails(web, 1, '203.0.113.2'))[0]).not.toMatch(REFUSED);
}, 240_000);

it('the API answers 429 with the seconds to wait, and the sentence', async () => {
  const web = await webWith('0');
  const headers = {
    cookie: await cookieOf(await signUp('Mira')),
    origin: web.address,
    'content-type': 'application/json',
  };
  const table = { game: 'ginkgopolis', name: 'One of many', seatCount: 2, options: {}, visibility: 'link' };
  const answers: Response[] = [];
  for (let one = 0; one < LIMIT; one++) {
    answers.push(
      await fetch(`${web.address}/api/v1/matches`, { method: 'POST', headers, body: JSON.stringify(table) }),
    );
  }

  expect(answers.map(({ status }) => status)).toEqual([201, 201, 429]);
  const refused = answers.at(-1);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(60);
  expect(await refused?.json()).toMatchObject({
    code: 'too-many-requests',
    detail: expect.stringMatching(/in \d+ minutes/),
  });
}, 240_000);
