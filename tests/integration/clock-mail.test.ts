import { describe, expect, it, vi } from 'vitest';
import { db } from '@/lib/db';
import { momentText } from '@/lib/i18n/moment-text';
import { GRACE_MS } from '@/lib/matches/clock/clock';
import { keepTime } from '@/lib/matches/clock/time-keeper';
import { atTable, dueOf, missDeadlines, ONE_DAY } from '../support/at-table';
import type { ReceivedMail } from '../support/mail-server';
import { choose, runningMatch } from '../support/people';
import { runJobs } from '../support/worker';

const server = await vi.hoisted(async () => (await import('../support/mail-server')).mailServerOfThisFile());

const HOUR = 3_600_000;
const later = (time: Date, ms: number) => new Date(time.getTime() + ms);
const mailsTo = (name: string) => server.received.filter(({ to }) => to.includes(`${name}@example.org`));
const subjectsTo = (name: string) => mailsTo(name).map(({ headers }) => headers.subject?.replace(/^.*?: /, ''));

function last(mails: readonly ReceivedMail[]): ReceivedMail {
  const mail = mails.at(-1);
  if (!mail) throw new Error('No mail came');
  return mail;
}

async function clockedMatch(seats = 2, clock = ONE_DAY) {
  const { matchId, users } = await runningMatch(seats, { game: 'ginkgopolis', name: 'City', clock });
  const [ana = '', bo = '', cleo = ''] = users;
  return { matchId, users, ana, bo, cleo };
}

async function dueNow(matchId: string, seat: number): Promise<Date> {
  const due = await dueOf(matchId, seat);
  if (!due) throw new Error('No clock runs');
  return due;
}

describe('the mail about a turn', () => {
  it('says until when, on the clock of its reader', async () => {
    const { matchId, bo } = await clockedMatch();
    await db.user.update({ where: { id: bo }, data: { timeZone: 'Asia/Kathmandu' } });

    await runJobs();

    const due = momentText(await dueNow(matchId, 1), { locale: 'en', timeZone: 'Asia/Kathmandu' });
    expect(last(mailsTo('bo')).text).toContain(`Choose by ${due}.`);
  });

  it('names UTC where nobody knows the reader’s zone, and what the time bank adds', async () => {
    const { matchId } = await clockedMatch(2, { ...ONE_DAY, bank: '3d' });

    await runJobs();

    const due = await dueNow(matchId, 1);
    const told = (at: Date) => momentText(at, { locale: 'en', timeZone: undefined });
    expect(last(mailsTo('bo')).text.replaceAll('\n', ' ')).toContain(
      `Choose by ${told(due)}; after that your time bank lasts until ${told(later(due, 72 * HOUR))}.`,
    );
    expect(told(due)).toContain('UTC');
  });

  it('does not come to somebody for whom a bot plays (N4)', async () => {
    const { matchId } = await clockedMatch();
    await missDeadlines(matchId, 1, 3);
    server.received.length = 0;

    await runJobs();

    expect(subjectsTo('bo')).not.toContain('your turn');
  });
});

describe('the reminder', () => {
  it('comes once to those who have not answered when a fifth of the pace is left', async () => {
    const { matchId, ana } = await clockedMatch();
    await choose({ matchId, userId: ana });
    await runJobs();
    server.received.length = 0;
    const due = await dueNow(matchId, 1);

    await keepTime({ matchId }, later(due, -4.8 * HOUR - 1));
    await runJobs();
    expect(server.received).toEqual([]);

    for (const left of [4.8, 4, 1]) {
      await keepTime({ matchId }, later(due, -left * HOUR));
      await runJobs();
    }
    expect(server.received.map(({ to }) => to)).toEqual([['bo@example.org']]);
    expect(last(mailsTo('bo')).text).toContain('Choose by');
  });

  it('is dropped when the answer has come meanwhile, and for those who want no mail about turns', async () => {
    const { matchId, ana, bo } = await clockedMatch();
    await runJobs();
    server.received.length = 0;
    await keepTime({ matchId }, later(await dueNow(matchId, 1), -HOUR));
    await db.user.update({ where: { id: ana }, data: { turnMails: false } });
    await choose({ matchId, userId: bo });

    await runJobs();

    expect(server.received).toEqual([]);
  });

  it('comes to nobody on holiday', async () => {
    const { matchId, bo } = await clockedMatch();
    await runJobs();
    const due = await dueNow(matchId, 1);
    await atTable({ matchId, userId: bo, command: { type: 'BeginHoliday', days: 3 } });
    await runJobs();
    server.received.length = 0;

    await keepTime({ matchId }, later(due, -HOUR));
    await runJobs();

    expect(subjectsTo('bo')).toEqual([]);
  });
});

describe('the mail about a missed deadline', () => {
  it('says what was played, and what a third miss leads to', async () => {
    const { matchId, ana } = await clockedMatch();
    await choose({ matchId, userId: ana });
    await runJobs();
    server.received.length = 0;

    await keepTime({ matchId }, later(await dueNow(matchId, 1), GRACE_MS));
    await runJobs();

    const mail = mailsTo('bo').find(({ headers }) => headers.subject?.includes('a choice was made for you'));
    expect(mail?.text.replaceAll('\n', ' ')).toMatch(
      /This was played: Bo \S.+If you miss 2 more deadlines in a row, a bot/,
    );
    expect(subjectsTo('ana')).toEqual(['your turn']);
  });

  it('becomes one about the autopilot at the third, which tells how to come back', async () => {
    const { matchId, ana } = await clockedMatch();
    for (let misses = 0; misses < 3; misses++) {
      await choose({ matchId, userId: ana });
      await keepTime({ matchId }, later(await dueNow(matchId, 1), GRACE_MS));
      await runJobs();
    }

    expect(subjectsTo('bo').filter((subject) => subject === 'a choice was made for you')).toHaveLength(2);
    expect(subjectsTo('bo').filter((subject) => subject === 'a bot plays for you')).toHaveLength(1);
    expect(last(mailsTo('bo')).text).toContain('Take your seat back');
  });

  it('is not sent about the autopilot to somebody who is back already', async () => {
    const { matchId, bo } = await clockedMatch();
    await missDeadlines(matchId, 1, 3);
    await atTable({ matchId, userId: bo, command: { type: 'TakeSeatBack' } });

    await runJobs();

    expect(subjectsTo('bo')).not.toContain('a bot plays for you');
  });
});

describe('the mails about the table (N9)', () => {
  it('tell the others of a wish for a pause, the pause and its end', async () => {
    const { matchId, ana, bo, cleo } = await clockedMatch(3);
    await runJobs();
    server.received.length = 0;

    for (const userId of [ana, bo, cleo]) {
      await atTable({ matchId, userId, command: { type: 'AskForPause' } });
      await runJobs();
    }
    await atTable({ matchId, userId: ana, command: { type: 'ResumeMatch' } });
    await runJobs();

    expect(subjectsTo('ana')).toEqual(['Bo asks for a pause', 'the match is paused']);
    expect(subjectsTo('bo')).toEqual(['Ana asks for a pause', 'the match is paused', 'the pause is over']);
    expect(subjectsTo('cleo')).toEqual(['Ana asks for a pause', 'Bo asks for a pause', 'the pause is over']);
    expect(last(mailsTo('bo')).text).toContain('Choose by');
  });

  it('tell once of what was done and undone several times before the mail went out (N5)', async () => {
    const { matchId, ana, bo } = await clockedMatch();
    await runJobs();
    server.received.length = 0;
    const play = async (userId: string, ...types: readonly ('AskForPause' | 'TakePauseBack' | 'ResumeMatch')[]) => {
      for (const type of types) await atTable({ matchId, userId, command: { type } });
    };

    await play(bo, 'AskForPause', 'TakePauseBack', 'AskForPause', 'TakePauseBack', 'AskForPause');
    await runJobs();
    expect(subjectsTo('ana')).toEqual(['Bo asks for a pause']);

    for (let pauses = 0; pauses < 3; pauses++) {
      await play(ana, 'AskForPause');
      if (pauses > 0) await play(bo, 'AskForPause');
      if (pauses < 2) await play(ana, 'ResumeMatch');
    }
    await runJobs();
    expect(subjectsTo('ana').filter((subject) => subject === 'the match is paused')).toHaveLength(1);
  });

  it('tell the others of a holiday, and its player when it ends by itself', async () => {
    const { matchId, bo } = await clockedMatch();
    await runJobs();
    server.received.length = 0;
    await atTable({ matchId, userId: bo, command: { type: 'BeginHoliday', days: 1 } });
    await runJobs();
    expect(subjectsTo('ana')).toEqual(['Bo is on holiday']);
    const { holidayUntil } = await db.matchSeat.findUniqueOrThrow({ where: { matchId_seat: { matchId, seat: 1 } } });

    await keepTime({ matchId }, holidayUntil ?? new Date(0));
    await runJobs();

    expect(subjectsTo('bo')).toContain('your holiday is over');
  });

  it('tell the others of a resignation and of the match being called off, and nothing more to who has resigned', async () => {
    const { matchId, ana, bo } = await clockedMatch(3);
    await runJobs();
    server.received.length = 0;
    await atTable({ matchId, userId: bo, command: { type: 'Resign' } });
    await runJobs();
    await atTable({ matchId, userId: ana, command: { type: 'CancelMatch' } });
    await runJobs();

    expect(subjectsTo('cleo').filter((subject) => subject !== 'your turn')).toEqual([
      'a bot plays on for Bo',
      'the match was cancelled',
    ]);
    expect(subjectsTo('bo')).toEqual([]);
  });
});
