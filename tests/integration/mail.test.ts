import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { markSeen } from '@/lib/matches/reading/reading-progress';
import { orderTestMail, tellOldAddress } from '@/lib/notifications/account-mails';
import { sendNotice } from '@/lib/notifications/notice-delivery';
import { lastMails } from '@/lib/notifications/sent-mails';
import { sendSignInMail } from '@/lib/notifications/sign-in-mail';
import { readUnsubscribeToken, unsubscribe } from '@/lib/notifications/unsubscribe';
import type { ReceivedMail } from '../support/mail-server';
import { choose, promptOf, runningMatch, signUp } from '../support/people';
import { runJobs } from '../support/worker';

const server = await vi.hoisted(async () => (await import('../support/mail-server')).mailServerOfThisFile());

const ginkgopolis = (seats: number) => runningMatch(seats, { game: 'ginkgopolis', name: 'The Thursday city' });
const mailsTo = (name: string) => server.received.filter(({ to }) => to.includes(`${name}@example.org`));
const subjectsTo = (name: string) => mailsTo(name).map(({ headers }) => headers.subject);

function only(mails: readonly ReceivedMail[]): ReceivedMail {
  const [mail, ...more] = mails;
  if (!mail || more.length > 0) throw new Error(`Expected one mail, not ${mails.length}`);
  return mail;
}

const makeJobsDue = () => db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;

async function nextRound(matchId: string, users: readonly string[]) {
  for (const userId of users) await choose({ matchId, userId });
  await runJobs();
}

describe('the mail about a turn', () => {
  it('goes to everybody who is asked, but not to the one whose move asked them', async () => {
    await ginkgopolis(3);
    await runJobs();

    expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(['bo@example.org', 'cleo@example.org']);
    expect(only(mailsTo('bo')).headers.subject).toBe('Ginkgopolis, The Thursday city: your turn');
  });

  it('says in words who has chosen, what is asked, and what has happened, and leads to the table', async () => {
    const { matchId, users } = await ginkgopolis(2);
    await nextRound(matchId, users);

    const { text, html } = mailsTo('ana').at(-1) ?? only([]);

    expect(text).toContain('Your turn in The Thursday city');
    expect(text).toContain('Bo is still choosing. Choose a card, alone or with a tile.');
    expect(text).toContain('Since you left');
    expect(text).toMatch(/Bo .+\./);
    expect(text.indexOf('Since you left')).toBeLessThan(text.indexOf('Choose a card, alone or with a tile.'));
    for (const part of [text, html]) expect(part).toContain(`http://localhost:3000/matches/${matchId}`);
    const inList = html.slice(html.indexOf('<body'), html.indexOf('<table'));
    expect(inList).toMatch(/Bo .+\./);
    expect(inList).not.toContain('Choose a card');
  });

  it('N5: is sent once for one question, whatever runs twice', async () => {
    const { matchId, users } = await ginkgopolis(2);
    await runJobs();
    const [bo = ''] = users.slice(1);
    const prompt = await promptOf(matchId, bo);
    const [notice] = await db.notice.findMany({ where: { userId: bo, promptId: prompt.id } });

    await sendNotice({ noticeId: notice?.id ?? '' });
    await db.$executeRaw`
      SELECT graphile_worker.add_job('tell-players', ${JSON.stringify({
        matchId,
        causedBy: null,
        event: 'moved',
        opened: [{ promptId: prompt.id, seat: 1 }],
      })}::json)`;
    await runJobs();

    expect(mailsTo('bo')).toHaveLength(1);
  });

  it('is dropped when the player has acted before it was sent', async () => {
    const { matchId, users } = await ginkgopolis(2);
    const [, bo = ''] = users;
    await choose({ matchId, userId: bo });

    await runJobs();

    expect(mailsTo('bo')).toEqual([]);
    expect(await db.notice.findMany({ select: { status: true } })).toEqual([{ status: 'dropped' }]);
  });

  it('is dropped for those who want none or have taken their address back', async () => {
    const { users } = await ginkgopolis(3);
    const [, bo = '', cleo = ''] = users;
    await db.user.update({ where: { id: bo }, data: { turnMails: false } });
    await db.user.update({ where: { id: cleo }, data: { email: null } });

    await runJobs();

    expect(server.received).toEqual([]);
  });

  it('N13: has an id of its own, and one thread for each match', async () => {
    const { matchId, users } = await ginkgopolis(2);
    await nextRound(matchId, users);
    await nextRound(matchId, users.toReversed());
    await nextRound(matchId, users);

    const { received } = server;
    const ids = received.map(({ headers }) => headers['message-id']);
    expect(received.length).toBeGreaterThan(2);
    expect(new Set(ids).size).toBe(received.length);
    for (const { headers } of received) {
      expect(headers.references).toBe(`<match-${matchId}@localhost>`);
      expect(headers['in-reply-to']).toBe(headers.references);
      expect(headers.subject).toMatch(/^Ginkgopolis/);
    }
  });

  it('never shows one player’s address to another', async () => {
    const { matchId, users } = await ginkgopolis(3);
    await nextRound(matchId, users);

    for (const mail of server.received) {
      const foreign = ['ana', 'bo', 'cleo'].map((name) => `${name}@example.org`).filter((one) => one !== mail.to[0]);
      for (const address of foreign) expect(JSON.stringify(mail)).not.toContain(address);
    }
  });

  it('tells only what has happened since the player looked', async () => {
    const { matchId, users } = await ginkgopolis(2);
    const [ana = '', bo = ''] = users;
    await choose({ matchId, userId: ana });
    await choose({ matchId, userId: bo });
    await markSeen({ matchId, userId: ana, step: 10_000 });

    await runJobs();

    expect(only(mailsTo('ana')).text).not.toContain('Since you left');
  });
});

describe('when mail cannot be sent', () => {
  it('a busy server gets it again later, and then once', async () => {
    await ginkgopolis(2);
    server.answerWith(451);
    await runJobs();
    expect(server.received).toEqual([]);

    server.answerWith(undefined);
    await makeJobsDue();
    await runJobs();

    expect(subjectsTo('bo')).toHaveLength(1);
  });

  it('an address that does not exist is not tried again', async () => {
    await ginkgopolis(2);
    server.answerWith(550);

    await runJobs();
    server.answerWith(undefined);
    await makeJobsDue();
    await runJobs();

    expect(server.received).toEqual([]);
    expect(await db.notice.findMany({ select: { status: true } })).toEqual([{ status: 'failed' }]);
  });

  it('N12: a worker that died while sending leads to one mail more at most', async () => {
    await ginkgopolis(2);
    await runJobs();
    const [notice] = await db.notice.findMany();
    const restart = async () => {
      await db.notice.updateMany({ data: { status: 'sending' } });
      await sendNotice({ noticeId: notice?.id ?? '' });
    };

    await restart();
    await restart();
    await restart();

    expect(mailsTo('bo')).toHaveLength(2);
    expect(new Set(mailsTo('bo').map(({ headers }) => headers['message-id'])).size).toBe(1);
  });

  it('N12: a restart after it was sent sends nothing again', async () => {
    await ginkgopolis(2);
    await runJobs();
    await db.$executeRaw`SELECT graphile_worker.add_job('send-notice', json_build_object('noticeId', id)) FROM "Notice"`;

    await runJobs();

    expect(mailsTo('bo')).toHaveLength(1);
  });
});

describe('the mail about the end', () => {
  it('N9: goes to every player with the final scores', async () => {
    const { matchId, users } = await ginkgopolis(2);
    await runJobs();
    for (let round = 0; round < 200; round++) {
      const moved = [];
      for (const userId of users) moved.push(await choose({ matchId, userId }));
      if (!moved.includes(true)) break;
    }
    server.received.length = 0;

    await runJobs();

    expect(subjectsTo('ana')).toEqual(['Ginkgopolis, The Thursday city: the final scores']);
    expect(subjectsTo('bo')).toEqual(subjectsTo('ana'));
    expect(only(mailsTo('bo')).text).toMatch(/Final scores(.|\n)+Ana, \d+ points?/);
  });
});

describe('leaving the mails', () => {
  it('works by one POST without signing in, for one kind of mail', async () => {
    const { users } = await ginkgopolis(2);
    await runJobs();
    const { headers, text } = only(mailsTo('bo'));
    const token = /\/api\/unsubscribe\/([^>]+)>/.exec(headers['list-unsubscribe'] ?? '')?.[1] ?? '';

    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(text).toContain(`/unsubscribe/${token}`);
    expect(readUnsubscribeToken(token)).toEqual({ userId: users[1], kind: 'turnMails' });
    expect(await unsubscribe(token)).toBe(true);

    const bo = await db.user.findUnique({ where: { id: users[1] ?? '' } });
    expect(bo).toMatchObject({ turnMails: false, finishMails: true });
  });

  it('is not possible for somebody else', async () => {
    const { users } = await ginkgopolis(2);
    for (const token of ['', 'x', `${users[0]}.turnMails.forged`, `${users[0]}.turnMails`]) {
      expect(await unsubscribe(token)).toBe(false);
    }
  });
});

describe('the mail to sign in', () => {
  it('brings the link and the code', async () => {
    const link = 'http://localhost:3000/sign-in/link?token=abc&next=%2F';
    await sendSignInMail({ email: 'ana@example.org', link, code: '042137', locale: 'en' });

    await runJobs();

    const { text, headers } = only(mailsTo('ana'));
    expect(headers.subject).toBe('Turnleaf: your link and code to sign in');
    expect(text).toContain(link);
    expect(text).toContain('042137');
  });
});

describe('a test mail', () => {
  it('goes out at once and stands among the last mails with what became of it (E3)', async () => {
    const userId = await signUp('Ana');
    await orderTestMail(userId);
    expect(await lastMails(userId)).toMatchObject([{ kind: 'test', state: 'waiting' }]);
    await runJobs();

    expect(only(mailsTo('ana')).headers.subject).toBe('Turnleaf: mail reaches you');
    expect(await lastMails(userId)).toMatchObject([{ kind: 'test', state: 'sent' }]);
  });

  it('that the mail server refuses for good is told as refused (E3)', async () => {
    const userId = await signUp('Ana');
    server.answerWith(550);
    await orderTestMail(userId);
    await runJobs();

    expect(await lastMails(userId)).toMatchObject([{ kind: 'test', state: 'failed' }]);
  });
});

it('the last mails name what they were about, without those that became needless', async () => {
  const { matchId, users } = await ginkgopolis(2);
  await nextRound(matchId, users);
  const [ana = '', bo = ''] = users;

  expect(await lastMails(ana)).toMatchObject([{ kind: 'turn', about: 'The Thursday city', state: 'sent' }]);
  expect(await db.notice.findMany({ where: { userId: bo } })).toMatchObject([{ status: 'dropped' }]);
  expect(await lastMails(bo)).toEqual([]);
});

it('the address before hears that it was changed, and reads no whole new address', async () => {
  await tellOldAddress({ email: 'ana@example.org', newAddress: 'n•••@example.org', locale: 'en' });
  await runJobs();

  expect(only(mailsTo('ana')).text).toContain('n•••@example.org');
});
