import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import { homeFor } from '@/lib/matches/reading/queries';
import { atTable, dueOf, ONE_DAY } from '../support/at-table';
import { choose, runningMatch, storedEvents } from '../support/people';
import { runJobs } from '../support/worker';

const DAY = 86_400_000;

/** A long game, in which Ana always answers. */
async function longMatch() {
  const { matchId, users } = await runningMatch(2, { game: 'ginkgopolis', clock: ONE_DAY });
  const [ana = '', bo = ''] = users;
  return { matchId, ana, bo };
}

type Long = Awaited<ReturnType<typeof longMatch>>;

async function boMisses({ matchId, ana }: Long, times = 1): Promise<void> {
  for (let miss = 0; miss < times; miss++) {
    await choose({ matchId, userId: ana });
    const due = await dueOf(matchId, 1);
    if (!due) throw new Error('Bo is not asked');
    await keepTime({ matchId }, new Date(due.getTime() + GRACE_MS));
  }
}

const seatOfBo = ({ matchId }: Long) =>
  db.matchSeat.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat: 1 } } });

const promptOfBo = ({ matchId }: Long) => db.openPrompt.findFirstOrThrow({ where: { matchId, seat: 1 } });

describe('autopilot', () => {
  it('takes a seat over after three misses in a row, and its bot plays at once', async () => {
    const match = await longMatch();
    await boMisses(match, 2);
    expect((await seatOfBo(match)).standIn).toBeNull();

    await boMisses(match);
    expect((await seatOfBo(match)).standIn).toBe('normal');
    await runJobs();

    const { settled, dueAt, leftMs } = await promptOfBo(match);
    expect({ settled, dueAt, leftMs }).toEqual({ settled: true, dueAt: null, leftMs: null });
  });

  it('plays on round after round while the others choose, and no deadline of its seat passes', async () => {
    const match = await longMatch();
    await boMisses(match, 3);
    await runJobs();
    const misses = () => db.matchEvent.count({ where: { matchId: match.matchId, type: 'DeadlinePassed' } });

    for (let round = 0; round < 4; round++) {
      await choose({ matchId: match.matchId, userId: match.ana });
      await runJobs();
      expect((await promptOfBo(match)).settled).toBe(true);
    }

    expect(await misses()).toBe(3);
  });

  it('is over with one click: the player has a fresh pace, and as many misses as at the start', async () => {
    const match = await longMatch();
    await boMisses(match, 3);
    const now = new Date();

    await atTable({ matchId: match.matchId, userId: match.bo, command: { type: 'TakeSeatBack' }, at: now });

    expect(await dueOf(match.matchId, 1)).toEqual(new Date(now.getTime() + DAY));
    expect(await seatOfBo(match)).toMatchObject({ standIn: null, missedInRow: 0, missed: 3 });
    await boMisses(match, 1);
    expect((await seatOfBo(match)).standIn).toBeNull();
  });

  it('is over with an answer, also with one that changes what the bot has sealed', async () => {
    const match = await longMatch();
    await boMisses(match, 3);
    await choose({ matchId: match.matchId, userId: match.bo });

    const types = (await storedEvents(match.matchId)).map(({ type }) => type);
    expect(types.indexOf('SeatTakenBack')).toBeGreaterThan(types.indexOf('AutopilotEngaged'));
    expect(await seatOfBo(match)).toMatchObject({ standIn: null, missedInRow: 0 });
  });

  it('does not make a match wait for its player in any list', async () => {
    const match = await longMatch();
    await boMisses(match, 3);

    const home = await homeFor(match.bo);

    expect(home.yourTurn).toEqual([]);
    expect(home.waiting[0]?.seats[1]?.playedBy).toBe('autopilot');
  });
});

describe('misses in a row', () => {
  it('begin anew after an own answer', async () => {
    const match = await longMatch();
    await boMisses(match, 2);
    await choose({ matchId: match.matchId, userId: match.bo });
    expect((await seatOfBo(match)).missedInRow).toBe(0);

    await boMisses(match, 2);
    expect(await seatOfBo(match)).toMatchObject({ missedInRow: 2, missed: 4, standIn: null });
  });

  it('go on after what is no answer', async () => {
    const match = await longMatch();
    await boMisses(match, 2);

    await atTable({ matchId: match.matchId, userId: match.bo, command: { type: 'AskForPause' } });

    expect((await seatOfBo(match)).missedInRow).toBe(2);
  });
});
