import { describe, expect, it } from 'vitest';
import { db } from '@/lib/db';
import { playBots } from '@/lib/matches/bot-player';
import { matchPage } from '@/lib/matches/reading/match-page';
import { quickMatch } from '@/lib/matches/tables/table-creation';
import { choose, granted, NAMES, signUp, storedEvents } from '../support/people';
import { runJobs } from '../support/worker';

async function matchAgainstBots(bots: readonly string[], name = 'Ana') {
  const userId = await signUp(name);
  const { matchId } = granted(await quickMatch({ userId, game: 'ginkgopolis', name: 'Ana against bots', bots }));
  return { userId, matchId };
}

describe('bots', () => {
  it('answer what they are asked as soon as a match begins', async () => {
    const { userId, matchId } = await matchAgainstBots(['random', 'normal']);

    await runJobs();

    const page = await matchPage({ matchId, userId });
    expect(page?.seats.map(({ waiting }) => waiting)).toEqual([true, false, false]);
  });

  it('play a whole match with a person, to its final scores', async () => {
    const { userId, matchId } = await matchAgainstBots(['normal', 'normal']);
    await runJobs();
    for (let choice = 0; choice < 200; choice++) {
      if (!(await choose({ matchId, userId }))) break;
      await runJobs();
    }

    const page = await matchPage({ matchId, userId });

    expect(page?.match.status).toBe('finished');
    expect(page?.seats.map(({ rank }) => rank).toSorted()).toContain(1);
    expect(page?.seats.every(({ score, waiting }) => score !== null && !waiting)).toBe(true);
  });

  it('answer once when their job runs twice at the same time', async () => {
    const { matchId } = await matchAgainstBots(['normal', 'random', 'normal']);

    await Promise.all(NAMES.map(() => playBots({ matchId, causedBy: null })));

    // A bot may take new hands first, but none once it has sealed: the seal is its last word, and its only one.
    const events = await storedEvents(matchId);
    for (const bot of ['b1', 'b2', 'b3']) {
      const answers = events.filter(
        ({ actor, type }) => actor === bot && ['ChoiceSealed', 'NewHandTaken'].includes(type),
      );
      expect(answers.filter(({ type }) => type === 'ChoiceSealed')).toHaveLength(1);
      expect(answers.at(-1)?.type).toBe('ChoiceSealed');
    }
  });

  it('of one broken match do not hold up another', async () => {
    const broken = await matchAgainstBots(['normal']);
    await db.matchEvent.updateMany({ where: { matchId: broken.matchId, version: 2 }, data: { type: 'Unreadable' } });
    const { forgetMatches } = await import('@/lib/matches/stream/match-cache');
    forgetMatches();
    const sound = await matchAgainstBots(['normal'], 'Bo');

    await runJobs();

    const page = await matchPage(sound);
    expect(page?.seats.map(({ waiting }) => waiting)).toEqual([true, false]);
  });
});
