import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import type { Match } from '@/lib/engine/game';
import type { CitadelsView } from '@/lib/games/citadels/view-types';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import { matchPage } from '@/lib/matches/reading/match-page';
import { dueOf, ONE_DAY } from '../support/at-table';
import { choose, runningMatch, storedEvents } from '../support/people';
import { playedOn } from '../support/played-on';
import { runJobs } from '../support/worker';

const server = await vi.hoisted(async () => (await import('../support/mail-server')).mailServerOfThisFile());

const NAMES = ['ana', 'bo', 'cleo', 'dan'];
const SLOW = ['Build', 'DrawCards', 'Rob', 'Murder', 'SwapHands', 'ExchangeCards', 'TakeStepBack', 'ProposeEnd'];

const table = (seats: number, options = {}) =>
  runningMatch(seats, { game: 'citadels', name: 'Towers', options, clock: ONE_DAY });

const open = (match: Match) => match.openPrompts().filter(({ settled }) => !settled);
/** No city is complete, so that the match goes on. */
const isYoung = (match: Match) => (match.viewFor({ role: 'spectator' }) as CitadelsView).firstComplete === null;
const asks = (kind: string) => (match: Match) => open(match).some((prompt) => prompt.kind === kind);

/** Tells that the moment has come, as a command does; the players hear of it. */
async function told(matchId: string, match: Match): Promise<void> {
  const opened = open(match).map(({ id, seat }) => ({ promptId: id, seat }));
  const payload = { matchId, causedBy: null, event: 'moved', opened, atTable: [], version: match.version };
  await db.$executeRaw`SELECT graphile_worker.add_job('tell-players', ${JSON.stringify(payload)}::json)`;
  await runJobs();
}

async function lastMailTo(seat: number): Promise<Readonly<{ subject: string; text: string }>> {
  const mail = server.received.findLast(({ to }) => to.includes(`${NAMES[seat]}@example.org`));
  if (!mail) throw new Error(`No mail came to ${NAMES[seat]}`);
  return { subject: mail.headers.subject ?? '', text: mail.text.replaceAll(/\s+/g, ' ') };
}

/** Whoever is asked lets the time pass; tells what that came to, in events. */
async function deadlinePasses(matchId: string): Promise<Readonly<{ seat: number; types: readonly string[] }>> {
  const { seat } = await db.openPrompt.findFirstOrThrow({ where: { matchId, dueAt: { not: null } } });
  const due = await dueOf(matchId, seat);
  const before = await storedEvents(matchId);
  await keepTime({ matchId }, new Date((due?.getTime() ?? 0) + GRACE_MS));
  const after = await storedEvents(matchId);
  await runJobs();
  return { seat, types: after.slice(before.length).map(({ type }) => type) };
}

describe('the clock at a table of Citadels', () => {
  it('keeps an easy character for whoever does not choose, and tells which', async () => {
    const { matchId } = await table(4);

    const { seat, types } = await deadlinePasses(matchId);

    expect(types.slice(0, 2)).toEqual(['DeadlinePassed', 'CharacterPicked']);
    const { subject, text } = await lastMailTo(seat);
    expect(subject).toBe('Citadels, Towers: a choice was made for you');
    expect(text).toMatch(/This was played: \w+ has kept the \w+\./);
    expect((await dueOf(matchId, (seat + 1) % 4))?.getTime()).toBeGreaterThan(Date.now());
  });

  it('finishes a turn in one miss, and tells all that was done in it', async () => {
    const { matchId } = await table(4);
    const match = await playedOn({ matchId, until: (now) => now.round === 2 && asks('take-turn')(now) });
    const turn = open(match)[0];

    const { seat, types } = await deadlinePasses(matchId);

    expect(seat).toBe(turn?.seat);
    expect(types.filter((type) => type === 'DeadlinePassed')).toHaveLength(1);
    expect(types).toContain('TurnEnded');
    expect((await lastMailTo(seat)).text).toMatch(/This was played: \w+ (took \d gold|drew|kept)/);
  });

  it('leaves what was destroyed when the owner of the Graveyard does not answer, and the turn goes on', async () => {
    const { matchId } = await table(4);
    const match = await playedOn({
      matchId,
      until: (now) => asks('use-graveyard')(now) && isYoung(now),
      bot: 'random',
    });
    const warlord = (match.viewFor({ role: 'spectator' }) as CitadelsView).turn?.seat;

    const { seat, types } = await deadlinePasses(matchId);

    expect(types.slice(0, 2)).toEqual(['DeadlinePassed', 'DistrictBuried']);
    expect(seat).not.toBe(warlord);
    expect((await lastMailTo(seat)).text).toMatch(/This was played: .*(leaves|left|under the deck)/i);
  });

  it('refuses an end for whoever does not answer', async () => {
    const { matchId } = await table(2);
    const habits = { aside: 0, avoid: SLOW.filter((type) => type !== 'ProposeEnd') };
    await playedOn({ matchId, until: asks('agree-to-end'), habits });
    await db.openPrompt.updateMany({ where: { matchId, NOT: { kind: 'agree-to-end' } }, data: { dueAt: null } });

    const { types } = await deadlinePasses(matchId);

    expect(types).toEqual(['DeadlinePassed', 'EndAnswered']);
  });

  it('hands a seat to a bot after three misses in a row, which plays the draft and the turns', {
    timeout: 60_000,
  }, async () => {
    const { matchId, users } = await table(3);
    const bo = users[1] ?? '';
    const misses = () => db.matchSeat.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat: 1 } } });
    while ((await misses()).standIn === null) {
      for (const userId of users) if (userId !== bo) await choose({ matchId, userId });
      const prompt = await db.openPrompt.findFirst({ where: { matchId, seat: 1, settled: false } });
      if (prompt) await deadlinePasses(matchId);
    }
    expect(await misses()).toMatchObject({ standIn: 'normal', missed: 3 });

    const round = (await matchPage({ matchId, userId: bo }))?.view as CitadelsView;
    for (let turn = 0; turn < 12; turn++) {
      for (const userId of users) if (userId !== bo) await choose({ matchId, userId });
      await runJobs();
    }
    const later = (await matchPage({ matchId, userId: bo }))?.view as CitadelsView;
    expect(later.round).toBeGreaterThan(round.round);
    expect(await misses()).toMatchObject({ missed: 3 });
  });
});

describe('the mails of Citadels', () => {
  const QUESTIONS = {
    'pick-character': /Keep a character in secret; the others go on to the left\./,
    'take-turn': /It is your turn\./,
    'use-graveyard': /A district was destroyed\. Your Graveyard may fetch it for 1 gold\./,
    'agree-to-end': /Somebody proposes to end the match here\./,
  } as const;

  it.each(Object.entries(QUESTIONS))(
    'say what is asked, and no more about others than is so: %s',
    async (kind, words) => {
      const { matchId } = await table(kind === 'agree-to-end' ? 2 : 4);
      const habits = { aside: 0, avoid: kind === 'agree-to-end' ? SLOW.slice(0, -1) : [] };
      const match = await playedOn({
        matchId,
        until: (now) => now.round > 1 && asks(kind)(now),
        habits,
        bot: 'random',
      });
      await told(matchId, match);
      const seat = open(match).find((prompt) => prompt.kind === kind)?.seat ?? -1;

      const { subject, text } = await lastMailTo(seat);

      expect(subject).toBe('Citadels, Towers: your turn');
      const lead = /Your turn in Towers (.*?) Take your turn/.exec(text)?.[1];
      expect(lead).toMatch(words);
      expect(lead).not.toMatch(/chosen|chooses|choosing/);
      expect(lead).toMatch(/Choose by /);
    },
  );
});
