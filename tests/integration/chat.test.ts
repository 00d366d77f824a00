import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { accountOf, attachAddress } from '@/lib/auth/accounts';
import { db } from '@/lib/db';
import type { Channel } from '@/lib/matches/chat/channels';
import { chatSummary, conversation, markChatRead } from '@/lib/matches/chat/chat-reading';
import { deleteMessage, sendMessage } from '@/lib/matches/chat/chat-writing';
import { unreadMentions } from '@/lib/matches/chat/mentions-unread';
import { hideMessage } from '@/lib/matches/chat/moderation';
import { keepNote, noteOf } from '@/lib/matches/chat/notes';
import { blockPerson } from '@/lib/matches/people/blocks';
import { matchPage } from '@/lib/matches/reading/match-page';
import { matchPulse } from '@/lib/matches/reading/match-pulse';
import { refusedWith } from '../support/outcomes';
import type { RunningMatch } from '../support/people';
import { choose, guestNamed, NAMES, openTable, runningMatch, signUp } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

type Said = Readonly<{ matchId: string; userId: string; text: string; channel?: Channel; sendId?: string }>;

const say = ({ channel = 'players', sendId = randomUUID(), ...said }: Said) =>
  sendMessage({ channel, sendId, ...said });

async function read(matchId: string, userId: string, channel: Channel = 'players', before?: number) {
  const result = await conversation({ matchId, userId, channel, ...(before === undefined ? {} : { before }) });
  return result.ok ? result.conversation : result.reason;
}

async function textsFor(matchId: string, userId: string, channel: Channel = 'players') {
  const shown = await read(matchId, userId, channel);
  if (typeof shown === 'string') return shown;
  return shown.messages.map(({ body }) =>
    body.kind === 'text'
      ? body.parts.map((part) => (typeof part === 'string' ? part : `[${part.name}]`)).join('')
      : body.kind,
  );
}

async function finish({ matchId, users }: RunningMatch): Promise<void> {
  let moved = true;
  while (moved) {
    moved = false;
    for (const userId of users) moved = (await choose({ matchId, userId })) || moved;
  }
}

describe('the chat of the players', () => {
  it('is read by those who sit at the table, in the order of what was said', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    await say({ matchId, userId: ana, text: 'Hello' });
    await say({ matchId, userId: bo, text: 'مرحبا' });

    for (const userId of users) expect(await textsFor(matchId, userId)).toEqual(['Hello', 'مرحبا']);
    expect(await read(matchId, bo)).toMatchObject({
      messages: [
        { number: 1, author: { name: 'Ana', isYou: false, seat: 0 } },
        { number: 2, author: { name: 'Bo', isYou: true, seat: 1 } },
      ],
    });
  });

  it('is closed to everybody else, while the match runs and when it is over', async () => {
    const match = await runningMatch(2, { options: { rounds: 1 } });
    const { matchId, users } = match;
    const stranger = await signUp('Stranger');
    await say({ matchId, userId: users[0] ?? '', text: 'Between us' });

    for (const isOver of [false, true]) {
      if (isOver) await finish(match);
      expect(await say({ matchId, userId: stranger, text: 'Me too' })).toEqual(refusedWith('chat-closed'));
      expect(await read(matchId, stranger)).toBe('chat-closed');
      expect(await markChatRead({ matchId, userId: stranger, channel: 'players', number: 1 })).toMatchObject({
        reason: 'chat-closed',
      });
      expect(JSON.stringify(await chatSummary({ matchId, userId: stranger }))).not.toContain('players');
    }
    expect(await textsFor(matchId, users[1] ?? '')).toEqual(['Between us']);
  });

  it('does not exist for strangers of a table by link, nor before the start', async () => {
    const { matchId } = await runningMatch(2);
    await db.match.update({ where: { id: matchId }, data: { visibility: 'link' } });
    const stranger = await signUp('Stranger');
    const waiting = await openTable(stranger);

    expect(await say({ matchId, userId: stranger, text: 'Hello' })).toEqual(refusedWith('no-such-match'));
    expect(await read(matchId, stranger)).toBe('no-such-match');
    expect(await chatSummary({ matchId, userId: stranger })).toBeUndefined();
    expect(await noteOf({ matchId, userId: stranger })).toEqual(refusedWith('no-such-match'));
    expect(await say({ matchId: waiting, userId: stranger, text: 'Hello' })).toEqual(refusedWith('chat-closed'));
    expect(await say({ matchId: 'nowhere', userId: stranger, text: 'Hello' })).toEqual(refusedWith('no-such-match'));
    expect(await db.chatMessage.count()).toBe(0);
  });

  it('shows sixty messages at once, and earlier ones when asked', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = ''] = users;
    for (let number = 1; number <= 65; number++) await say({ matchId, userId: ana, text: `No ${number}` });

    const newest = await read(matchId, ana);
    expect(newest).toMatchObject({ hasEarlier: true, messages: { length: 60, 0: { number: 6 } } });
    expect(await read(matchId, ana, 'players', 6)).toMatchObject({ hasEarlier: false, messages: { length: 5 } });
  });
});

describe('the chat of everybody', () => {
  it('opens with the end of the match, to all who may see it', async () => {
    const match = await runningMatch(2, { options: { rounds: 1 } });
    const { matchId, users } = match;
    const guest = await guestNamed('Passer-by');
    const early = await say({ matchId, userId: guest, channel: 'spectators', text: 'Who leads?' });
    expect(early).toEqual(refusedWith('chat-closed'));
    expect(await say({ matchId, userId: users[0] ?? '', channel: 'spectators', text: 'I do' })).toEqual(early);

    await finish(match);
    await say({ matchId, userId: guest, channel: 'spectators', text: 'Well played' });
    await say({ matchId, userId: users[0] ?? '', channel: 'spectators', text: 'Thank you, @passer-by' });

    expect(await textsFor(matchId, users[1] ?? '', 'spectators')).toEqual(['Well played', 'Thank you, [Passer-by]']);
    expect(await read(matchId, guest, 'players')).toBe('chat-closed');
  });
});

describe('a message', () => {
  it('is stored once however often it is sent, also in parallel, and answered the same (L3)', async () => {
    const { matchId, users } = await runningMatch(2);
    const once = { matchId, userId: users[0] ?? '', text: 'Once', sendId: randomUUID() };

    const answers = await Promise.all(Array.from({ length: 8 }, () => say(once)));
    answers.push(await say(once));

    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set(['{"ok":true,"number":1}']));
    expect(await textsFor(matchId, users[1] ?? '')).toEqual(['Once']);
  });

  it('gets the next number without a gap when all write at once', async () => {
    const { matchId, users } = await runningMatch(5);
    await Promise.all(users.flatMap((userId) => [1, 2, 3].map((each) => say({ matchId, userId, text: `${each}` }))));

    const numbers = await db.chatMessage.findMany({ orderBy: { number: 'asc' }, select: { number: true } });
    expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  it('is refused in a sentence when it is empty or too long, and nothing is stored', async () => {
    const { matchId, users } = await runningMatch(2);
    const userId = users[0] ?? '';
    expect(await say({ matchId, userId, text: ' \u200b ' })).toEqual(refusedWith('message-empty'));
    expect(await say({ matchId, userId, text: 'x'.repeat(501) })).toEqual(refusedWith('message-too-long'));
    expect(await db.chatMessage.count()).toBe(0);
  });

  it('names people with the names they have now', async () => {
    const { matchId, users } = await runningMatch(3);
    const [ana = '', bo = ''] = users;
    await say({ matchId, userId: ana, text: '@Bo and @Cleo, and @Nobody' });
    await db.user.update({ where: { id: bo }, data: { name: 'Boris' } });

    expect(await textsFor(matchId, ana)).toEqual(['[Boris] and [Cleo], and @Nobody']);
    expect(await read(matchId, bo)).toMatchObject({
      messages: [{ body: { parts: [{ name: 'Boris', isYou: true }, ' and ', { isYou: false }, ', and @Nobody'] } }],
    });
  });

  it('can be taken back by its author alone: its text is gone, its place stays', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    await say({ matchId, userId: ana, text: 'Oops, a canary' });
    const own = { matchId, channel: 'players', number: 1 } as const;

    expect(await deleteMessage({ ...own, userId: bo })).toEqual(refusedWith('no-such-message'));
    expect(await textsFor(matchId, bo)).toEqual(['Oops, a canary']);
    expect(await deleteMessage({ ...own, userId: ana })).toEqual({ ok: true });
    expect(await textsFor(matchId, bo)).toEqual(['deleted']);
    expect(JSON.stringify(await db.chatMessage.findMany())).not.toContain('canary');
  });

  it('that is taken back again disturbs nobody', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo] = users;
    await say({ matchId, userId: ana, text: 'Oops' });
    const takeBack = () => deleteMessage({ matchId, userId: ana, channel: 'players', number: 1 });
    await takeBack();
    const pulse = await matchPulse({ matchId, userId: bo });

    expect(await takeBack()).toEqual({ ok: true });
    expect(await matchPulse({ matchId, userId: bo })).toBe(pulse);
  });

  it('that moderators hide is gone for everybody, its author too, until they show it again', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = ''] = users;
    await say({ matchId, userId: ana, text: 'Something bad' });
    const { id } = await db.chatMessage.findFirstOrThrow();

    await hideMessage({ id, isHidden: true });
    for (const userId of users) expect(await textsFor(matchId, userId)).toEqual(['hidden']);
    await hideMessage({ id, isHidden: false });
    expect(await textsFor(matchId, ana)).toEqual(['Something bad']);
  });
});

describe('what was not read yet', () => {
  const unread = async (matchId: string, userId: string) =>
    (await chatSummary({ matchId, userId }))?.channels.map((channel) => channel.unread);

  it('is counted for each reader, without the own messages and those that are gone', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    for (const text of ['one', 'two', 'three']) await say({ matchId, userId: ana, text });
    expect([await unread(matchId, ana), await unread(matchId, bo)]).toEqual([[0], [3]]);

    await deleteMessage({ matchId, userId: ana, channel: 'players', number: 2 });
    expect(await unread(matchId, bo)).toEqual([2]);
    await markChatRead({ matchId, userId: bo, channel: 'players', number: 1 });
    expect(await unread(matchId, bo)).toEqual([1]);
  });

  it('never grows by reading less, nor can more be read than was said', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    await say({ matchId, userId: ana, text: 'one' });
    const mark = (number: number) => markChatRead({ matchId, userId: bo, channel: 'players', number });

    await mark(1_000_000);
    await mark(0);
    await say({ matchId, userId: ana, text: 'two' });

    expect(await unread(matchId, bo)).toEqual([1]);
  });
});

describe('the pulse of a match', () => {
  it('tells players that the chat has changed, and nobody else anything', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    const stranger = await signUp('Stranger');
    const pulses = () => Promise.all([ana, bo, stranger, undefined].map((userId) => matchPulse({ matchId, userId })));
    const before = await pulses();

    await say({ matchId, userId: ana, text: 'Hello' });
    const after = await pulses();

    expect(after.map((pulse, index) => pulse === before[index])).toEqual([false, false, true, true]);
    expect((await matchPage({ matchId, userId: bo }))?.pulse).toBe(after[1]);
    await deleteMessage({ matchId, userId: ana, channel: 'players', number: 1 });
    expect(await matchPulse({ matchId, userId: bo })).not.toBe(after[1]);
  });
});

describe('a note', () => {
  it('is seen by its writer alone, in no page of others', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = '', bo = ''] = users;
    await keepNote({ matchId, userId: ana, text: 'canary: Bo bluffs\n', revision: 0 });

    expect(await noteOf({ matchId, userId: ana })).toMatchObject({
      note: { text: 'canary: Bo bluffs\n', revision: 1 },
    });
    expect(await noteOf({ matchId, userId: bo })).toMatchObject({ note: { text: '', revision: 0 } });
    expect(JSON.stringify([await matchPage({ matchId, userId: bo }), await read(matchId, bo)])).not.toContain('canary');
  });

  it('is not overwritten by an older page, but may be sent twice', async () => {
    const { matchId, users } = await runningMatch(2);
    const note = { matchId, userId: users[0] ?? '' };
    const first = await keepNote({ ...note, text: 'one', revision: 0 });
    const second = await keepNote({ ...note, text: 'two', revision: 1 });

    expect([first, second]).toMatchObject([{ revision: 1 }, { revision: 2 }]);
    expect(await keepNote({ ...note, text: 'from elsewhere', revision: 1 })).toEqual(refusedWith('note-changed'));
    expect(await keepNote({ ...note, text: 'two', revision: 1 })).toMatchObject({ ok: true });
    expect(await noteOf(note)).toMatchObject({ note: { text: 'two' } });
  });
});

it('a guest who proves an address keeps what was said, noted and read, and stays named', async () => {
  const { matchId, users } = await runningMatch(2);
  const [ana = ''] = users;
  const { userId: account } = await accountOf('later@example.org', async () => ({ name: 'Later', locale: 'en' }));
  const guest = await guestNamed(NAMES[3]);
  await db.matchSeat.update({
    where: { matchId_userId: { matchId, userId: users[1] ?? '' } },
    data: { userId: guest },
  });
  await say({ matchId, userId: guest, text: 'I am a guest' });
  await say({ matchId, userId: ana, text: `Hello @Dan, "userId": "${guest}"` });
  await markChatRead({ matchId, userId: guest, channel: 'players', number: 2 });
  await keepNote({ matchId, userId: guest, text: 'mine', revision: 0 });
  await keepNote({ matchId, userId: account, text: 'the account’s own', revision: 0 });

  expect(await attachAddress({ guestId: guest, email: 'later@example.org' })).toMatchObject({ outcome: 'attached' });

  expect(await textsFor(matchId, account)).toEqual(['I am a guest', `Hello [Later], "userId": "${guest}"`]);
  expect(await chatSummary({ matchId, userId: account })).toMatchObject({ channels: [{ unread: 0 }] });
  expect(await noteOf({ matchId, userId: account })).toMatchObject({ note: { text: 'the account’s own' } });
});

it('somebody who was blocked is not heard by who blocked them: not read, not counted, no name', async () => {
  const { matchId, users } = await runningMatch(3);
  const [ana = '', bo = '', cleo = ''] = users;
  await blockPerson({ userId: ana, otherId: bo });
  await say({ matchId, userId: bo, text: 'A canary for @Ana' });
  await say({ matchId, userId: cleo, text: 'Hello' });

  expect(await textsFor(matchId, ana)).toEqual(['blocked', 'Hello']);
  expect(JSON.stringify(await read(matchId, ana))).not.toMatch(/canary|Bo/);
  expect(await chatSummary({ matchId, userId: ana })).toMatchObject({ channels: [{ unread: 1 }] });
  expect(await textsFor(matchId, cleo)).toEqual(['A canary for [Ana]', 'Hello']);
  expect(await unreadMentions({ matchId, userId: ana })).toEqual([]);
});
