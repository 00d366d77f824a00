import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import { cancelByModerator } from '@/lib/matches/people/moderation';
import type { CommandResult } from '@/lib/matches/stream/append-move';
import { startMatch, takeSeat } from '@/lib/matches/tables/lobby';
import { atTable, dueOf, ONE_DAY } from '../support/at-table';
import { bid, granted, openTable, runningMatch, signUp, storedEvents } from '../support/people';

vi.mock('@/lib/games/registry', () => import('../support/registry'));

const later = (time: Date, ms: number) => new Date(time.getTime() + ms);

async function typesOf(matchId: string): Promise<readonly string[]> {
  const events = await storedEvents(matchId);
  expect(events.map(({ version }) => version)).toEqual(events.map((_, index) => index + 1));
  return events.map(({ type }) => type);
}

const count = (types: readonly string[], wanted: string) => types.filter((type) => type === wanted).length;

/** Accepted, or refused for a reason that a page has a sentence for. */
function expectAnswer(result: CommandResult | undefined, reasons: readonly string[]): void {
  if (result?.outcome !== 'accepted') expect(reasons).toContain(result?.reason);
}

/** In an order that chance decides, all in the same instant. */
const together = (...racers: readonly (() => Promise<unknown>)[]) =>
  Promise.all(racers.toSorted(() => Math.random() - 0.5).map((race) => race()));

describe('the last choice and its deadline at the same moment', () => {
  it('resolve each of a hundred rounds once, and whoever was late is told', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY, options: { rounds: '500' } });
    const [ana = '', bo = ''] = users;
    for (let round = 1; round <= 100; round++) {
      const due = (await dueOf(matchId, 0)) ?? new Date();
      await bid({ matchId, userId: ana, at: due });
      const promptId = `round-${round} seat-1`;
      const before = await db.matchEvent.count({ where: { matchId } });
      let answer: CommandResult | undefined;
      await together(
        async () => {
          answer = await bid({ matchId, userId: bo, promptId, at: later(due, GRACE_MS - 1) });
        },
        () => keepTime({ matchId }, later(due, GRACE_MS)),
        () => keepTime({ matchId }, later(due, GRACE_MS)),
      );
      expectAnswer(answer, ['prompt-closed']);
      const resolved = (await typesOf(matchId)).slice(before);
      expect(count(resolved, 'BidsRevealed')).toBe(1);
      expect(count(resolved, 'DeadlinePassed')).toBe(answer?.outcome === 'accepted' ? 0 : 1);
    }
  }, 180_000);
});

type Enders = Readonly<{ matchId: string; userId: string; at: Date }>;

const CALL_OFF = [
  ['its host', ({ matchId, userId, at }: Enders) => atTable({ matchId, userId, command: { type: 'CancelMatch' }, at })],
  ['a moderator', ({ matchId, at }: Enders) => cancelByModerator({ matchId, commandId: randomUUID() }, at)],
] as const;

describe.each(CALL_OFF)(
  'the last choice, its deadline and the end of the match by %s at the same moment',
  (_, callOff) => {
    it('end a match in one way only, thirty times', async () => {
      const [ana, bo] = [await signUp('Ana'), await signUp('Bo')];
      for (let match = 0; match < 30; match++) {
        const matchId = await openTable(ana, { clock: ONE_DAY, options: { rounds: '1' } });
        granted(await takeSeat({ matchId, userId: bo }));
        granted(await startMatch({ matchId, userId: ana }));
        await db.match.update({ where: { id: matchId }, data: { name: `Race ${match}` } });
        await bid({ matchId, userId: ana });
        const due = (await dueOf(matchId, 1)) ?? new Date();
        const answers: CommandResult[] = [];
        await together(
          async () => {
            answers.push(await bid({ matchId, userId: bo, promptId: 'round-1 seat-1', at: later(due, GRACE_MS - 1) }));
          },
          async () => {
            answers.push(await callOff({ matchId, userId: ana, at: later(due, GRACE_MS) }));
          },
          () => keepTime({ matchId }, later(due, GRACE_MS)),
        );

        for (const answer of answers) expectAnswer(answer, ['prompt-closed', 'match-not-running']);
        const types = await typesOf(matchId);
        expect(count(types, 'MatchCancelled') + count(types, 'AuctionClosed')).toBe(1);
        const { status } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
        expect(status).toBe(types.includes('MatchCancelled') ? 'cancelled' : 'finished');
        expect(await db.openPrompt.count({ where: { matchId } })).toBe(0);
      }
    }, 180_000);
  },
);

describe('a pause and a deadline at the same moment', () => {
  it('come one after the other: no deadline passes in a pause, thirty times', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY, options: { rounds: '500' } });
    const [ana = '', bo = ''] = users;
    for (let round = 0; round < 30; round++) {
      await atTable({ matchId, userId: ana, command: { type: 'AskForPause' } });
      const due = (await dueOf(matchId, 0)) ?? new Date();
      await together(
        () => keepTime({ matchId }, later(due, GRACE_MS)),
        async () => {
          const asked = await atTable({
            matchId,
            userId: bo,
            command: { type: 'AskForPause' },
            at: later(due, GRACE_MS),
          });
          expectAnswer(asked, []);
        },
      );
      await atTable({ matchId, userId: ana, command: { type: 'ResumeMatch' }, at: later(due, 2 * GRACE_MS) });
      // Both are back for the next round.
      for (const userId of [ana, bo]) await bid({ matchId, userId, at: later(due, 2 * GRACE_MS) });
    }

    let isPaused = false;
    for (const type of await typesOf(matchId)) {
      if (type === 'MatchPaused') isPaused = true;
      if (type === 'MatchResumed') isPaused = false;
      if (isPaused) expect(type).not.toBe('DeadlinePassed');
    }
  }, 180_000);
});

describe('an answer that waited for its turn in the database (T3)', () => {
  it('counts from when it arrived', async () => {
    const { matchId, users } = await runningMatch(2, { clock: ONE_DAY });
    const [ana = '', bo = ''] = users;
    await bid({ matchId, userId: ana });
    const arrival = later((await dueOf(matchId, 1)) ?? new Date(), GRACE_MS - 1);

    const answer = await db.$transaction(async (tx) => {
      await tx.$executeRaw`SELECT FROM "Match" WHERE "id" = ${matchId}::uuid FOR UPDATE`;
      const waiting = bid({ matchId, userId: bo, at: arrival, promptId: 'round-1 seat-1' });
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { waiting };
    });

    expect(await answer.waiting).toMatchObject({ outcome: 'accepted' });
    const [prompt] = await db.openPrompt.findMany({ where: { matchId } });
    expect(prompt?.openedAt).toEqual(arrival);
  });
});
