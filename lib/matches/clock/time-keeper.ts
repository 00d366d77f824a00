import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import { reject } from '@/lib/engine/decision';
import type { Match } from '@/lib/engine/game';
import type { Event } from '@/lib/engine/game-definition';
import type { TableEvent } from '@/lib/engine/table-events';
import { evolveTable } from '@/lib/engine/table-events';
import type { Decided, Running } from '../stream/append-move';
import { appendMove } from '../stream/append-move';
import type { Job } from '../stream/job-queue';
import { addJobs } from '../stream/job-queue';
import { gameOf, loadMatch } from '../stream/match-loader';
import { holidayEnds } from '../stream/seat-projection';
import type { Situation } from '../stream/situation';
import { findSituation } from '../stream/situation';
import { agreedPause } from './agreed-pause';
import type { Ending } from './clock';
import { laterOf, nextWakeUp, overduePrompts, promptsToRemindOf } from './clock';
import { standInFor } from './stand-in';

/** So many deadlines missed in a row put a seat on autopilot. */
export const MISSES_BEFORE_AUTOPILOT = 3;

const NOTHING_DUE = 'nothing-due';
const QUIET_ENDS: readonly string[] = [NOTHING_DUE, 'match-not-running', 'no-such-match'];

/**
 * Carries out all that is due in a match, in the order in which it was due, each once; then sees to it that the next
 * is not forgotten. Whoever answers or changes the table at the same moment: exactly one of them comes first.
 */
export async function keepTime({ matchId }: Readonly<{ matchId: string }>, now = new Date()): Promise<void> {
  for (;;) {
    const result = await appendMove({
      matchId,
      commandId: randomUUID(),
      sender: { kind: 'service' },
      now,
      decide: (running) => decideDue(running, now),
    });
    if (result.outcome === 'accepted') continue;
    if (!QUIET_ENDS.includes(result.reason)) throw new Error(`Time cannot be kept in ${matchId}: ${result.reason}`);
    if (result.reason === NOTHING_DUE) await lookAhead(matchId, now);
    return;
  }
}

function decideDue(running: Running, now: Date): Decided {
  const { match, situation } = running;
  const [deadline] = overduePrompts(match, situation, now);
  const holiday = endedHolidays(running, now)[0];
  if (holiday && !(deadline && deadline.end < holiday.until)) {
    const ended: TableEvent = { type: 'HolidayEnded', data: { seat: holiday.seat, daysBack: 0 } };
    return { outcome: 'accepted', events: [ended], moment: holiday.until };
  }
  return deadline ? playFallback(running, deadline) : reject(NOTHING_DUE);
}

function endedHolidays({ situation: { seats } }: Running, now: Date) {
  return seats
    .flatMap(({ seat, holidayUntil }) => (holidayUntil === null ? [] : [{ seat, until: new Date(holidayUntil) }]))
    .filter(({ until }) => until <= now)
    .toSorted((a, b) => a.until.getTime() - b.until.getTime());
}

/** The game's own answer for somebody who did not come. What follows from it was asked when it was due. */
function playFallback({ match, situation, random }: Running, { prompt, end }: Ending): Decided {
  const { seat, id: promptId } = prompt;
  const decision = match.decide({ seat, promptId, command: match.fallbackCommand(prompt) }, random);
  if (decision.outcome === 'rejected')
    throw new Error(`The fallback for ${prompt.kind} was refused: ${decision.reason}`);
  const inARow = (situation.seats[seat]?.missedInRow ?? 0) + 1;
  const passed: TableEvent = { type: 'DeadlinePassed', data: { seat, promptId, inARow } };
  const events: readonly Event[] = [passed, ...decision.events];
  const goesOn = match.after(events).outcome() === undefined;
  const moment = laterOf(end, situation.match.movedAt);
  if (inARow < MISSES_BEFORE_AUTOPILOT || !goesOn) return { outcome: 'accepted', events, moment };
  const bot = standInFor(gameOf({ game: match.started.data.game }));
  const engaged: TableEvent = { type: 'AutopilotEngaged', data: { seat, bot } };
  const pause = agreedPause(evolveTable(match.table, engaged));
  return { outcome: 'accepted', events: [...events, engaged, ...pause], moment };
}

/**
 * What is left to do later, and those to be reminded of what is due soon. With the match's row held, so that no move's
 * own job is overwritten by an older one.
 */
async function lookAhead(matchId: string, now: Date): Promise<void> {
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT FROM "Match" WHERE "id" = ${matchId}::uuid FOR UPDATE`;
    const situation = await findSituation(tx, { matchId, commandId: randomUUID(), sender: { kind: 'service' } });
    if (situation?.match.status !== 'running') return;
    const match = await loadMatch(tx, situation.match);
    await addJobs(tx, [...reminders(match, situation, now), ...nextJob(match, situation, now)]);
  });
}

function reminders(match: Match, situation: Situation, now: Date): readonly Job[] {
  const { id: matchId } = situation.match;
  const asked = promptsToRemindOf(match, situation, now).map(({ id, seat }) => ({ promptId: id, seat }));
  return asked.length > 0 ? [{ name: 'remind-players', payload: { matchId, asked } }] : [];
}

/** By the database's clock, as far from now as it is by ours: where the two differ, a job must not come too early again. */
function nextJob(match: Match, situation: Situation, now: Date): readonly Job[] {
  const { match: row, seats } = situation;
  const wakeUp = nextWakeUp(match, situation, { holidayEnds: holidayEnds({ seats, events: [] }), after: now });
  if (!wakeUp) return [];
  const delaySeconds = Math.max(0, wakeUp.getTime() - now.getTime()) / 1000;
  return [{ name: 'keep-time', payload: { matchId: row.id }, key: `keep-time ${row.id}`, delaySeconds }];
}
