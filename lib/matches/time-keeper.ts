import { randomUUID } from 'node:crypto';
import { db } from '@/lib/db';
import { reject } from '@/lib/engine/decision';
import type { Event } from '@/lib/engine/game-definition';
import type { TableEvent } from '@/lib/engine/table-events';
import type { Decided, Running } from './append-move';
import { appendMove } from './append-move';
import type { Ending } from './clock';
import { laterOf, nextWakeUp, overduePrompts } from './clock';
import { addJobs } from './job-queue';
import { gameOf, loadCommitted } from './match-loader';
import { findSituation } from './situation';
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
    if (result.reason === NOTHING_DUE) await wakeUpNext(matchId);
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
  return { outcome: 'accepted', events: [...events, engaged], moment };
}

/** For a job that came too early, by whatever clock. */
async function wakeUpNext(matchId: string): Promise<void> {
  const situation = await findSituation(db, { matchId, commandId: randomUUID(), sender: { kind: 'service' } });
  if (!situation) return;
  const match = await loadCommitted(db, situation.match);
  const holidays = situation.seats.flatMap(({ holidayUntil }) => (holidayUntil ? [new Date(holidayUntil)] : []));
  const runAt = nextWakeUp(match, situation, holidays);
  if (runAt) await addJobs(db, [{ name: 'keep-time', payload: { matchId }, key: `keep-time ${matchId}`, runAt }]);
}
