import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { cancelByModerator, handSeatToBot } from '@/lib/matches/people/moderation';
import { matchPage } from '@/lib/matches/reading/match-page';
import { homeFor, waitingMatches } from '@/lib/matches/reading/queries';
import { matchProof } from '@/lib/matches/stream/chance-proof';
import type { TableCommand } from '@/lib/matches/table-commands';
import { atTable, dueOf, missDeadlines, ONE_DAY } from '../support/at-table';
import { accepted, rejectedWith } from '../support/outcomes';
import type { RunningMatch } from '../support/people';
import { bid, promptOf, runningMatch, signUp, storedEvents } from '../support/people';
import { rowOf, seatsOf, typesOf } from '../support/stored-match';
import { runJobs } from '../support/worker';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const clock = ONE_DAY;

/** A sealed-bid match of two or more in which so many rounds are over. */
async function afterRounds(rounds: number, seats = 2): Promise<RunningMatch> {
  const match = await runningMatch(seats, { clock, options: { rounds: 9 } });
  for (let round = 0; round < rounds; round++) {
    for (const userId of match.users) await bid({ matchId: match.matchId, userId });
  }
  return match;
}

describe('what is done at the table beside choosing', () => {
  type Case = Readonly<{ command: TableCommand; before?: TableCommand; event: string }>;
  const cases: readonly Case[] = [
    { command: { type: 'BeginHoliday', days: 2 }, event: 'HolidayBegan' },
    { before: { type: 'BeginHoliday', days: 2 }, command: { type: 'EndHoliday' }, event: 'HolidayEnded' },
    { command: { type: 'AskForPause' }, event: 'PauseAsked' },
    { before: { type: 'AskForPause' }, command: { type: 'TakePauseBack' }, event: 'PauseNotAsked' },
    { command: { type: 'Resign' }, event: 'SeatResigned' },
    { command: { type: 'CancelMatch' }, event: 'MatchCancelled' },
  ];

  it.each(cases)('is an event in the log: $command.type', async ({ before, command, event }) => {
    const { matchId, users } = await afterRounds(1);
    const [userId] = users;
    if (before) await atTable({ matchId, userId, command: before });

    expect(await atTable({ matchId, userId, command })).toEqual(accepted);

    expect((await typesOf(matchId)).at(-1)).toBe(event);
    expect((await matchPage({ matchId }))?.log.at(-1)?.line?.key).toBe(`table.${event}`);
  });

  it.each(cases)('L3: sent ten times with one id is stored once and answered the same: $command.type', async (each) => {
    const { matchId, users } = await afterRounds(1);
    const [userId] = users;
    if (each.before) await atTable({ matchId, userId, command: each.before });
    const commandId = randomUUID();

    const answers = await Promise.all(
      Array.from({ length: 10 }, () => atTable({ matchId, userId, commandId, command: each.command })),
    );

    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toEqual(accepted);
    expect((await storedEvents(matchId)).filter((stored) => stored.commandId === commandId)).toHaveLength(1);
  });

  it.each<{ command: TableCommand; reason: string; before?: TableCommand }>([
    // More than the days of two years, which a holiday over New Year may take.
    { command: { type: 'BeginHoliday', days: 29 }, reason: 'holiday-too-long' },
    {
      before: { type: 'BeginHoliday', days: 1 },
      command: { type: 'BeginHoliday', days: 1 },
      reason: 'on-holiday-already',
    },
    { command: { type: 'EndHoliday' }, reason: 'not-on-holiday' },
    { before: { type: 'AskForPause' }, command: { type: 'AskForPause' }, reason: 'pause-asked-already' },
    { command: { type: 'TakePauseBack' }, reason: 'pause-not-asked' },
    { command: { type: 'ResumeMatch' }, reason: 'not-paused' },
    { command: { type: 'TakeSeatBack' }, reason: 'not-on-autopilot' },
    { before: { type: 'Resign' }, command: { type: 'TakeSeatBack' }, reason: 'not-your-seat' },
    { before: { type: 'CancelMatch' }, command: { type: 'AskForPause' }, reason: 'match-not-running' },
  ])('is refused with a reason, and nothing is stored: $command.type, $reason', async ({ before, command, reason }) => {
    const { matchId, users } = await runningMatch(2, { clock });
    const [userId] = users;
    if (before) await atTable({ matchId, userId, command: before });
    const stored = await storedEvents(matchId);

    expect(await atTable({ matchId, userId, command })).toEqual(rejectedWith(reason));

    expect(await storedEvents(matchId)).toEqual(stored);
  });

  it('is refused to those who do not sit there, and where nothing can be stopped', async () => {
    const { matchId, users } = await runningMatch(2);
    const stranger = await signUp('Stranger');

    expect(await atTable({ matchId, userId: stranger, command: { type: 'Resign' } })).toEqual(
      rejectedWith('not-your-seat'),
    );
    for (const command of [{ type: 'BeginHoliday', days: 1 }, { type: 'AskForPause' }] as const) {
      expect(await atTable({ matchId, userId: users[0], command })).toEqual(rejectedWith('no-clock'));
    }
  });
});

describe('a resignation', () => {
  it('T7: leaves the choice that was sealed before, and a bot plays what follows', async () => {
    const { matchId, users } = await runningMatch(2, { options: { rounds: 2 } });
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana, amount: 3 });

    await atTable({ matchId, userId: ana, command: { type: 'Resign' } });
    await bid({ matchId, userId: bo, amount: 1 });
    await runJobs();
    await bid({ matchId, userId: bo, amount: 1 });

    const revealed = (await storedEvents(matchId)).filter(({ type }) => type === 'BidsRevealed');
    expect(revealed.map(({ data }) => data)).toEqual([{ amounts: [3, 1] }, { amounts: [0, 1] }]);
    expect((await rowOf(matchId)).status).toBe('finished');
  });

  it('makes its player a spectator: no secrets, no list, no choice', async () => {
    const { matchId, users } = await runningMatch(2);
    const [ana = ''] = users;
    await bid({ matchId, userId: ana, amount: 2 });
    const { id: promptId } = await promptOf(matchId, ana);
    await atTable({ matchId, userId: ana, command: { type: 'Resign' } });

    const page = await matchPage({ matchId, userId: ana });

    expect(page).toMatchObject({ you: undefined, viewer: { role: 'spectator' }, prompts: [], canAct: false });
    expect(page?.view).not.toHaveProperty('yourBid');
    expect(JSON.stringify(page?.log)).not.toContain('amount');
    expect(page?.seats.map(({ isYou }) => isYou)).toEqual([false, false]);
    expect(await waitingMatches(ana)).toEqual([]);
    expect(await homeFor(ana)).toEqual({ yourTurn: [], waiting: [], finished: [] });
    expect(await bid({ matchId, userId: ana, promptId, amount: 1 })).toEqual(rejectedWith('not-your-seat'));
  });

  it('hands the table on to the next person, by preference one who is there', async () => {
    const { matchId, users } = await runningMatch(3, { clock, options: { rounds: 9 } });
    const [ana, bo, cleo] = users;
    await missDeadlines(matchId, 1, 3);
    for (const userId of [ana, cleo]) await atTable({ matchId, userId, command: { type: 'TakeSeatBack' } });

    await atTable({ matchId, userId: ana, command: { type: 'Resign' } });
    expect((await rowOf(matchId)).ownerId).toBe(cleo);
    await atTable({ matchId, userId: cleo, command: { type: 'Resign' } });
    expect((await rowOf(matchId)).ownerId).toBe(bo);
  });

  it('of all persons lets the bots play the match to its end', async () => {
    const { matchId, users } = await runningMatch(2, { clock });
    for (const userId of users) await atTable({ matchId, userId, command: { type: 'Resign' } });

    await runJobs();

    expect((await rowOf(matchId)).status).toBe('finished');
  });

  it('may be decided by a moderator', async () => {
    const { matchId, users } = await runningMatch(2, { clock });

    expect(await handSeatToBot({ matchId, seat: 1, commandId: randomUUID() })).toEqual(accepted);

    expect((await storedEvents(matchId)).at(-1)?.data).toMatchObject({ seat: 1, by: 'moderator' });
    expect((await matchPage({ matchId, userId: users[1] }))?.you).toBeUndefined();
    expect(await handSeatToBot({ matchId, seat: 1, commandId: randomUUID() })).toEqual(rejectedWith('seat-has-bot'));
  });
});

describe('autopilot', () => {
  it('ends with one command, from then on the seat’s own clock runs', async () => {
    const { matchId, users } = await runningMatch(2, { clock, options: { rounds: 9 } });
    await missDeadlines(matchId, 0, 3);
    expect((await seatsOf(matchId))[0]?.standIn).toBe('cautious');

    await atTable({ matchId, userId: users[0], command: { type: 'TakeSeatBack' } });

    expect((await typesOf(matchId)).at(-1)).toBe('SeatTakenBack');
    expect(await seatsOf(matchId)).toMatchObject([{ standIn: null, missedInRow: 0 }, {}]);
    expect(await dueOf(matchId)).toBeInstanceOf(Date);
  });

  it('ends with whatever its player does at the table', async () => {
    const { matchId, users } = await runningMatch(2, { clock, options: { rounds: 9 } });
    await missDeadlines(matchId, 0, 3);

    await atTable({ matchId, userId: users[0], command: { type: 'BeginHoliday', days: 1 } });

    expect((await typesOf(matchId)).slice(-2)).toEqual(['SeatTakenBack', 'HolidayBegan']);
  });
});

describe('a cancelled match', () => {
  it.each([0, 1])('is called off by its host in round %i and a half', async (rounds) => {
    const { matchId, users } = await afterRounds(rounds);
    expect(await atTable({ matchId, userId: users[0], command: { type: 'CancelMatch' } })).toEqual(accepted);
    expect(await rowOf(matchId)).toMatchObject({ status: 'cancelled', finishedAt: expect.any(Date) });
    expect(await db.openPrompt.count({ where: { matchId } })).toBe(0);
  });

  it('is called off by nobody else, and from the third round on by a moderator only', async () => {
    const { matchId, users } = await afterRounds(2);
    const cancel = (userId: string | undefined) => atTable({ matchId, userId, command: { type: 'CancelMatch' } });

    expect(await cancel(users[1])).toEqual(rejectedWith('host-cancels'));
    expect(await cancel(users[0])).toEqual(rejectedWith('too-late-to-cancel'));
    expect(await cancelByModerator({ matchId, commandId: randomUUID() })).toEqual(accepted);
    expect((await storedEvents(matchId)).at(-1)).toMatchObject({ actor: 't', data: { by: 'moderator' } });
  });

  it('lies open to all who saw it, with its history and the proof of its chance', async () => {
    const { matchId, users } = await afterRounds(1);
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana, amount: 3 });
    expect(await matchProof({ matchId, userId: bo })).toBeUndefined();
    await atTable({ matchId, userId: ana, command: { type: 'CancelMatch' } });

    const page = await matchPage({ matchId, userId: bo });

    expect(page).toMatchObject({ viewer: { role: 'hindsight' }, canAct: false, match: { status: 'cancelled' } });
    expect(page?.view).toMatchObject({ bids: { 0: 3 } });
    expect(await matchPage({ matchId, userId: bo, step: 2 })).toMatchObject({ viewer: { role: 'hindsight' } });
    expect((await matchProof({ matchId, userId: bo }))?.shuffles.every(({ holds }) => holds)).toBe(true);
    expect((await homeFor(bo)).finished.map(({ id, status }) => ({ id, status }))).toEqual([
      { id: matchId, status: 'cancelled' },
    ]);
  });
});
