import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import type { FoldedRecap } from '@/lib/engine/folded-recap';
import { foldRecap } from '@/lib/engine/folded-recap';
import { findGame } from '@/lib/games/registry';
import { messagesFor } from '@/lib/i18n/messages';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import { keepTime, MISSES_BEFORE_AUTOPILOT } from '@/lib/matches/clock/time-keeper';
import type { MatchPage } from '@/lib/matches/reading/match-page';
import { matchPage } from '@/lib/matches/reading/match-page';
import { markSeen } from '@/lib/matches/reading/reading-progress';
import { Recap } from '@/lib/ui/recap';
import { plain, useWording } from '@/lib/ui/wording';
import { dueOf, ONE_DAY } from '../support/at-table';
import type { RunningMatch } from '../support/people';
import { choose, NAMES, runningMatch } from '../support/people';
import { runJobs } from '../support/worker';

const server = await vi.hoisted(async () => (await import('../support/mail-server')).mailServerOfThisFile());

const EVERYTHING = 10_000;
/** As many as there is room for. */
const [IN_MAIL, BESIDE_TABLE] = [8, 16];

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();
const mailsTo = (name: string) => server.received.filter(({ to }) => to.includes(`${name}@example.org`));
const lastMailTo = (name: string) => oneLine(mailsTo(name).at(-1)?.text ?? 'No mail came');

async function pageOf(matchId: string, userId: string): Promise<MatchPage> {
  const page = await matchPage({ matchId, userId });
  if (!page) throw new Error('There is no such match');
  return page;
}

type ToldProps = Readonly<{ page: MatchPage; lines: number }>;

function missedBy({ page: { match, log, lastSeenStep, you }, lines }: ToldProps): FoldedRecap {
  return foldRecap(findGame(match.game)?.recap(log, { since: lastSeenStep, you }) ?? [], lines);
}

function Told({ page, lines }: ToldProps) {
  const wording = useWording(`games.${page.match.game}`, (seat) => NAMES[seat] ?? '');
  return <Recap title="" recap={missedBy({ page, lines })} wording={wording} markOf={() => null} />;
}

/** What a page tells its reader as missed, without headings. */
async function onPage(matchId: string, userId: string, lines = IN_MAIL): Promise<readonly string[]> {
  const page = await pageOf(matchId, userId);
  const markup = renderToStaticMarkup(
    <NextIntlClientProvider locale="en" messages={await messagesFor('en')} timeZone="UTC">
      <Told page={page} lines={lines} />
    </NextIntlClientProvider>,
  );
  const deeds = markup.replaceAll(/<h3.*?<.h3>/g, '').split(/<li class="[^"]*deed/);
  return deeds.slice(1).map((line) => oneLine(plain(line.replace(/^[^>]*>/, '').replaceAll(/<[^>]+>/g, ''))));
}

async function playRounds({ matchId, users }: RunningMatch, rounds: number): Promise<void> {
  for (let turn = 0; turn < rounds; turn++) for (const userId of users) await choose({ matchId, userId });
}

describe.each(['ginkgopolis', 'citadels'])('a mail about %s', (game) => {
  it('tells in the sentences of the page what has happened since the player looked', async () => {
    const match = await runningMatch(2, { game });
    const { matchId, users } = match;
    const [ana = '', bo = ''] = users;
    await playRounds(match, game === 'citadels' ? 5 : 1);
    for (const userId of [ana, bo]) await markSeen({ matchId, userId, step: EVERYTHING });
    await runJobs();
    server.received.length = 0;

    // Now Ana is asked, and Bo has done all that can be done without her.
    await choose({ matchId, userId: ana });
    while (await choose({ matchId, userId: bo }));
    await runJobs();

    const lines = await onPage(matchId, ana);
    expect(lines.length).toBeGreaterThan(0);
    expect(lastMailTo('ana')).toContain('Since you left on ');
    expect(lastMailTo('ana')).toContain(lines.join(' '));
    expect(lastMailTo('ana')).toMatch(new RegExp(`See it step by step .*/matches/${matchId}/history/\\d+\\?play`));
  });
});

describe('a second mail that comes before its reader has looked', () => {
  it('tells only what is new, while the page still tells everything', async () => {
    const match = await runningMatch(2, { game: 'ginkgopolis' });
    const { matchId, users } = match;
    const [ana = ''] = users;
    await markSeen({ matchId, userId: ana, step: EVERYTHING });
    await playRounds(match, 1);
    await runJobs();
    const first = await onPage(matchId, ana);
    for (const line of first) expect(lastMailTo('ana')).toContain(line);

    await playRounds(match, 1);
    await runJobs();

    const both = await onPage(matchId, ana);
    expect(mailsTo('ana')).toHaveLength(2);
    expect(lastMailTo('ana')).toMatch(/Since the last mail, on \w+/);
    expect(both.slice(0, first.length)).toEqual(first);
    for (const line of first) expect(lastMailTo('ana')).not.toContain(line);
    for (const line of both.slice(first.length)) expect(lastMailTo('ana')).toContain(line);
  });

  it('loses nothing of a mail that was needless, or that never arrived', async () => {
    const match = await runningMatch(2, { game: 'ginkgopolis' });
    const { matchId, users } = match;
    const [ana = '', bo = ''] = users;
    await markSeen({ matchId, userId: ana, step: EVERYTHING });
    await playRounds(match, 1);
    // She acts on a device that says nothing of having looked, and her mail is dropped.
    await choose({ matchId, userId: ana });
    await runJobs();
    await choose({ matchId, userId: bo });
    server.answerWith(550);
    await runJobs();
    server.answerWith(undefined);
    expect(mailsTo('ana')).toEqual([]);

    await playRounds(match, 1);
    await runJobs();

    expect(lastMailTo('ana')).toContain('Since you left on');
    for (const line of await onPage(matchId, ana)) expect(lastMailTo('ana')).toContain(line);
  });
});

describe('the last look of a seat', () => {
  it('is the same on every device, with its time, which a look without news renews', async () => {
    const match = await runningMatch(2, { game: 'ginkgopolis' });
    const { matchId, users } = match;
    const [ana = '', bo = ''] = users;
    expect(await pageOf(matchId, ana)).toMatchObject({ lastSeenStep: 0, lastSeenAt: null });
    await playRounds(match, 1);

    const { latestStep } = await pageOf(matchId, ana);
    await markSeen({ matchId, userId: ana, step: latestStep });
    const yesterday = new Date(Date.now() - 86_400_000);
    await db.matchSeat.updateMany({ where: { matchId }, data: { lastSeenAt: yesterday } });
    await markSeen({ matchId, userId: ana, step: latestStep - 1 });
    expect(await pageOf(matchId, ana)).toMatchObject({ lastSeenStep: latestStep, lastSeenAt: yesterday });
    expect(await onPage(matchId, ana)).toEqual([]);
    expect(await pageOf(matchId, bo)).toMatchObject({ lastSeenStep: 0 });

    await markSeen({ matchId, userId: ana, step: latestStep });
    expect((await pageOf(matchId, ana)).lastSeenAt?.getTime()).toBeGreaterThan(yesterday.getTime());
  });
});

describe('what was played in somebody’s place', () => {
  it('is told to that reader as such, and to the others by name, on the page and by mail', async () => {
    const match = await runningMatch(2, { game: 'ginkgopolis', clock: ONE_DAY });
    const { matchId, users } = match;
    const [ana = '', bo = ''] = users;
    for (const userId of users) await markSeen({ matchId, userId, step: EVERYTHING });
    for (let misses = 0; misses < MISSES_BEFORE_AUTOPILOT; misses++) {
      await choose({ matchId, userId: ana });
      const due = await dueOf(matchId, 1);
      await keepTime({ matchId }, new Date((due?.getTime() ?? 0) + GRACE_MS));
      await runJobs();
    }

    const onPages = [ana, bo].map((userId) => onPage(matchId, userId, BESIDE_TABLE));
    const [hers = [], his = []] = await Promise.all(onPages);
    expect(his).toContain('While you were away, your standard choice was made.');
    expect(his.join()).not.toContain('Bo did not choose in time');
    expect(hers).toContain('Bo did not choose in time; the standard choice was made.');
    const autopilot = (await messagesFor('en')).tableLog?.AutopilotEngaged;
    expect(hers).toContain(String(autopilot).replaceAll('{player}', 'Bo'));
    const mails = mailsTo('bo').map(({ text }) => oneLine(text));
    expect(mails.some((text) => text.includes('your standard choice was made.'))).toBe(true);
  });
});
