import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { renameUser, replaceName } from '@/lib/auth/accounts';
import { db } from '@/lib/db';
import { markChatRead } from '@/lib/matches/chat/chat-reading';
import { deleteMessage, sendMessage } from '@/lib/matches/chat/chat-writing';
import { closeReport, hideMessage, openReports } from '@/lib/matches/chat/moderation';
import type { Complaint } from '@/lib/matches/chat/reports';
import { reportMessage, reportName } from '@/lib/matches/chat/reports';
import { blockPerson } from '@/lib/matches/people/blocks';
import { readUnsubscribeToken } from '@/lib/notifications/unsubscribe';
import { runningMatch, signUp } from '../support/people';
import { runJobs } from '../support/worker';

const server = await vi.hoisted(async () => {
  process.env.MODERATORS = 'Mira@example.org, mod@example.org';
  return (await import('../support/mail-server')).mailServerOfThisFile();
});

/** A running match whose own mails are out of the way. */
async function quietMatch() {
  const match = await runningMatch(3, { game: 'ginkgopolis' });
  await db.user.updateMany({ data: { turnMails: false } });
  await runJobs();
  server.received.length = 0;
  return match;
}

const INSULT: Complaint = { reason: 'insult', words: 'Please look' };
const say = (matchId: string, userId: string, text: string) =>
  sendMessage({ matchId, userId, channel: 'players', sendId: randomUUID(), text });
const mailsTo = (name: string) => server.received.filter(({ to }) => to.includes(`${name}@example.org`));
const makeJobsDue = () => db.$executeRaw`UPDATE graphile_worker._private_jobs SET run_at = now()`;

describe('a report', () => {
  it('of a message keeps what was to be read, once for each reporter', async () => {
    const { matchId, users } = await quietMatch();
    const [ana = '', bo = '', cleo = ''] = users;
    await say(matchId, ana, 'Something bad about @Bo');
    const message = { matchId, channel: 'players', number: 1 } as const;

    const first = await reportMessage({ ...message, ...INSULT, userId: bo });
    expect(await reportMessage({ ...message, ...INSULT, userId: bo })).toEqual(first);
    await reportMessage({ ...message, reason: 'other', words: '', userId: cleo });
    await deleteMessage({ ...message, userId: ana });

    const reports = await openReports();
    expect(reports.map(({ reporter, person, reason, quote }) => [reporter, person, reason, quote])).toEqual([
      ['Bo', 'Ana', 'insult', 'Something bad about @Bo'],
      ['Cleo', 'Ana', 'other', 'Something bad about @Bo'],
    ]);
    expect(reports[0]?.place).toMatchObject({ matchId, messages: [{ isReported: true, isDeleted: true, text: '' }] });
  });

  it('shows the moderators what was said around the message, and what is hidden', async () => {
    const { matchId, users } = await quietMatch();
    const [ana = '', bo = ''] = users;
    for (let number = 1; number <= 12; number++) await say(matchId, ana, `No ${number}`);
    await reportMessage({ matchId, channel: 'players', number: 6, ...INSULT, userId: bo });
    const [report] = await openReports();
    await hideMessage({ id: report?.place?.messageId ?? '', isHidden: true });

    const [seen] = await openReports();
    expect(seen?.place?.messages.map(({ text }) => text)).toEqual(
      [2, 3, 4, 5, 6, 7, 8, 9, 10].map((number) => `No ${number}`),
    );
    expect(seen?.place?.messages.filter(({ isHidden }) => isHidden)).toMatchObject([{ text: 'No 6' }]);
    await closeReport(seen?.id ?? '');
    expect(await openReports()).toEqual([]);
  });

  it('is refused for what the reporter cannot read, has written, or what is gone', async () => {
    const { matchId, users } = await quietMatch();
    const [ana = '', bo = ''] = users;
    const stranger = await signUp('Stranger');
    await say(matchId, ana, 'Hello');
    const message = { matchId, channel: 'players', number: 1, ...INSULT } as const;

    expect(await reportMessage({ ...message, userId: stranger })).toMatchObject({ reason: 'chat-closed' });
    expect(await reportMessage({ ...message, userId: ana })).toMatchObject({ reason: 'no-such-message' });
    expect(await reportMessage({ ...message, userId: bo, number: 2 })).toMatchObject({ reason: 'no-such-message' });
    await deleteMessage({ ...message, userId: ana });
    expect(await reportMessage({ ...message, userId: bo })).toMatchObject({ reason: 'no-such-message' });
    expect(await db.report.count()).toBe(0);
  });

  it('tells the moderators by mail, without what was said, at most once an hour', async () => {
    const { matchId, users } = await quietMatch();
    const [ana = '', bo = '', cleo = ''] = users;
    await say(matchId, ana, 'A canary');
    const message = { matchId, channel: 'players', number: 1, ...INSULT } as const;
    await reportMessage({ ...message, userId: bo });
    await runJobs();
    expect([mailsTo('mira').length, mailsTo('mod').length]).toEqual([1, 1]);
    expect(mailsTo('mira')[0]?.headers.subject).toBe('Turnleaf: a report waits');
    expect(mailsTo('mira')[0]?.text).toContain('http://localhost:3000/moderation');
    expect(JSON.stringify(server.received)).not.toContain('canary');

    await reportMessage({ ...message, userId: cleo });
    await reportName({ userId: ana, personId: bo, ...INSULT });
    await runJobs();
    await makeJobsDue();
    await runJobs();
    expect(server.received).toHaveLength(2);

    await db.$executeRaw`UPDATE "Report" SET "toldAt" = "toldAt" - interval '61 minutes'`;
    await makeJobsDue();
    await runJobs();
    expect(mailsTo('mod').map(({ headers }) => headers.subject)).toEqual([
      'Turnleaf: a report waits',
      'Turnleaf: 2 reports wait',
    ]);
  });
});

describe('a report of a name', () => {
  it('is kept once for each reporter, and nobody reports oneself', async () => {
    const ana = await signUp('Ana');
    const rude = await signUp('Rude');
    await reportName({ userId: ana, personId: rude, ...INSULT });
    await reportName({ userId: ana, personId: rude, ...INSULT });

    expect(await openReports()).toMatchObject([{ quote: 'Rude', person: 'Rude', place: undefined }]);
    expect(await reportName({ userId: ana, personId: ana, ...INSULT })).toMatchObject({ ok: false });
    expect(await reportName({ userId: ana, personId: 'nobody', ...INSULT })).toMatchObject({ ok: false });
  });

  it('is made again when the person has taken another one', async () => {
    const ana = await signUp('Ana');
    const rude = await signUp('Rude');
    await reportName({ userId: ana, personId: rude, ...INSULT });
    const [first] = await openReports();
    await closeReport(first?.id ?? '');
    await reportName({ userId: ana, personId: rude, ...INSULT });
    expect(await openReports()).toEqual([]);

    await renameUser(rude, 'Ruder');
    await reportName({ userId: ana, personId: rude, reason: 'other', words: 'Again' });
    expect(await openReports()).toMatchObject([{ quote: 'Ruder', reason: 'other', words: 'Again' }]);
  });

  it('lets a moderator take the name away, once, and from nobody who has changed it', async () => {
    const rude = await signUp('Rude');
    await signUp('Fern');
    const suggested = ['Fern', 'Moss'];
    const suggest = async () => suggested.shift() ?? 'Clover';
    await replaceName({ userId: rude, from: 'Rude' }, suggest);
    expect(await db.user.findUnique({ where: { id: rude } })).toMatchObject({ name: 'Moss', nameKey: 'moss' });

    await replaceName({ userId: rude, from: 'Rude' }, suggest);
    expect(await db.user.findUnique({ where: { id: rude } })).toMatchObject({ name: 'Moss' });
  });
});

describe('the mail about a mention', () => {
  it('goes to whom the message names, with what was said, and leads to the chat', async () => {
    const { matchId, users } = await quietMatch();
    await say(matchId, users[0] ?? '', 'Your turn, @Bo! And hello @Ana');
    await runJobs();

    expect(server.received).toHaveLength(1);
    const [mail] = mailsTo('bo');
    expect(mail?.text).toContain('Ana names you in the chat.');
    expect(mail?.text).toContain('Ana: Your turn, @Bo! And hello @Ana');
    expect(mail?.text).toContain(`http://localhost:3000/matches/${matchId}#chat`);
    const token = /\/api\/unsubscribe\/([^>]+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    expect(readUnsubscribeToken(token)).toEqual({ userId: users[1], kind: 'mentionMails' });
  });

  it('is one for a quiet time, and the next tells of all that came meanwhile (N3)', async () => {
    const { matchId, users } = await quietMatch();
    const [ana = '', bo = '', cleo = ''] = users;
    await Promise.all([say(matchId, ana, '@Bo one'), say(matchId, cleo, '@Bo two')]);
    await runJobs();
    expect(mailsTo('bo')).toHaveLength(1);

    await markChatRead({ matchId, userId: bo, channel: 'players', number: 2 });
    for (const text of ['@Bo three', '@Bo four']) await say(matchId, ana, text);
    await runJobs();
    expect(mailsTo('bo')).toHaveLength(1);

    await makeJobsDue();
    await runJobs();
    expect(mailsTo('bo')).toHaveLength(2);
    expect(mailsTo('bo')[1]?.text).toMatch(/@Bo three(.|\n)*@Bo four/);
    expect(mailsTo('bo')[1]?.text).not.toContain('@Bo one');
  });

  it('is not sent to who has read the chat, wants none, or when the message is gone', async () => {
    const { matchId, users } = await quietMatch();
    const [ana = '', bo = '', cleo = ''] = users;
    await db.user.update({ where: { id: cleo }, data: { mentionMails: false } });
    await say(matchId, ana, '@Bo and @Cleo');
    await markChatRead({ matchId, userId: bo, channel: 'players', number: 1 });
    await say(matchId, ana, '@Bo again');
    await deleteMessage({ matchId, userId: ana, channel: 'players', number: 2 });

    await runJobs();

    expect(server.received).toEqual([]);
  });

  it('is not even planned for who has blocked the author', async () => {
    const { matchId, users } = await quietMatch();
    const [ana = '', bo = ''] = users;
    await blockPerson({ userId: bo, otherId: ana });
    await say(matchId, ana, '@Bo and @Cleo');
    await runJobs();

    expect([mailsTo('bo').length, mailsTo('cleo').length]).toEqual([0, 1]);
    expect(await db.notice.count({ where: { userId: bo, kind: 'mention' } })).toBe(0);
  });
});
