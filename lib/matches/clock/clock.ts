import type { Match } from '@/lib/engine/game';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';

/**
 * A deadline is enforced this much later than it is shown, so that nobody who answered in the last second by the page's
 * clock is too late by the server's. Of a very short pace it is a part.
 */
export const GRACE_MS = 2 * 60_000;
const GRACE_SHARE = 0.1;

/** After a time without a worker, what is asked anew leaves at least this part of the pace. */
const LEAST_SHARE = 0.5;

/**
 * Either the clock runs, and the pace ends at `dueAt`; or it stands still with `leftMs`; or there is none. Less than
 * nothing is left to whom the bank was empty as well when the clock stopped.
 */
export type PromptClock = Readonly<{ dueAt: Date | null; leftMs: number | null }>;

/** What the database can hold; by then it does not matter any more. */
const LEAST_LEFT_MS = -2_000_000_000;

export const UNTIMED: PromptClock = { dueAt: null, leftMs: null };

export type Clocks = Readonly<{
  /** By prompt. */
  prompts: ReadonlyMap<string, PromptClock>;
  /** What is left of each seat's time bank, in milliseconds. */
  banksMs: readonly number[];
}>;

/** What the clock sees of a match: what is asked of whom, and who is there. */
export type Asking = Pick<Match, 'openPrompts' | 'table'>;

export type Tick = Readonly<{
  terms: ClockTerms;
  clocks: Clocks;
  before: Asking | undefined;
  after: Asking;
  /** When it happened, by the match's own time: an answer when it arrived, a deadline when it was due. */
  moment: Date;
  /** The time of day. It is later than `moment` when a worker catches up. */
  now: Date;
}>;

/** The clocks of a match after something has happened in it. Nothing that happens adds to what a seat had left. */
export function clocksAfter(tick: Tick): Clocks {
  const { terms, clocks, before, after } = tick;
  const { paceMs } = terms;
  if (paceMs === null) return clocks;
  const charges = chargesOf(tick, before?.openPrompts() ?? []);
  const prompts = after.openPrompts().map((prompt) => {
    const clock = charged(clocks.prompts.get(prompt.id), charges.get(prompt.seat));
    const next = isTicking(after, prompt) ? runningClock(clock, tick, paceMs) : stoppedClock(clock, tick, prompt);
    return [prompt.id, next] as const;
  });
  return {
    prompts: new Map(prompts),
    banksMs: clocks.banksMs.map((leftMs, seat) => leftMs - (charges.get(seat)?.usedMs ?? 0)),
  };
}

/** What is taken from a seat's bank, from the end of the pace on that came first. */
type Charge = Readonly<{ from: Date; usedMs: number }>;

/**
 * The bank is charged when a clock of its seat stops, for the time since the first of the seat's questions was due:
 * however many questions one seat is late with, the time passes once.
 */
function chargesOf({ clocks, after, moment }: Tick, asked: readonly Prompt[]): ReadonlyMap<Seat, Charge> {
  const askedAfter = new Map(after.openPrompts().map((prompt) => [prompt.id, prompt]));
  const stops = ({ id }: Prompt) => clocks.prompts.get(id)?.dueAt && !isTicking(after, askedAfter.get(id));
  const stopped = new Set(asked.filter(stops).map(({ seat }) => seat));
  const charges = [...stopped].flatMap((seat) => {
    const from = firstDueOf(
      asked.flatMap((prompt) => (prompt.seat === seat ? [clocks.prompts.get(prompt.id) ?? UNTIMED] : [])),
    );
    if (!from || from >= moment) return [];
    const usedMs = Math.min(clocks.banksMs[seat] ?? 0, moment.getTime() - from.getTime());
    return [[seat, { from, usedMs }] as const];
  });
  return new Map(charges);
}

/** What was taken from the bank is as if the pace had ended later. */
function charged(clock: PromptClock = UNTIMED, charge: Charge | undefined): PromptClock {
  if (!charge || !clock.dueAt) return clock;
  return { ...clock, dueAt: laterOf(clock.dueAt, new Date(charge.from.getTime() + charge.usedMs)) };
}

function runningClock(clock: PromptClock, { moment, now }: Tick, paceMs: number): PromptClock {
  if (clock.dueAt) return { dueAt: clock.dueAt, leftMs: null };
  if (clock.leftMs !== null) return { dueAt: new Date(moment.getTime() + clock.leftMs), leftMs: null };
  return { dueAt: firstDue({ moment, paceMs, now }), leftMs: null };
}

function stoppedClock(clock: PromptClock, { after, moment, terms }: Tick, { seat }: Prompt): PromptClock {
  if (after.table.seats[seat]?.pilot.kind !== 'person') return UNTIMED;
  if (clock.dueAt) return { dueAt: null, leftMs: Math.max(LEAST_LEFT_MS, clock.dueAt.getTime() - moment.getTime()) };
  return { dueAt: null, leftMs: clock.leftMs ?? terms.paceMs };
}

/** Whether time passes for a prompt: an open question to a person who is there, in a match that is not paused. */
function isTicking({ table }: Asking, prompt: Prompt | undefined): boolean {
  if (!prompt || prompt.settled || table.isPaused) return false;
  const seat = table.seats[prompt.seat];
  return seat?.pilot.kind === 'person' && !seat.onHoliday;
}

/**
 * When a question is due that is asked at `moment`: one pace later. When a worker catches up and that leaves too little,
 * whole paces later, so that the time of day stays and nobody pays for the service's absence.
 */
export function firstDue({ moment, paceMs, now }: Readonly<{ moment: Date; paceMs: number; now: Date }>): Date {
  const earliest = now.getTime() + paceMs * LEAST_SHARE;
  const paces = Math.max(1, Math.ceil((earliest - moment.getTime()) / paceMs));
  return new Date(moment.getTime() + paces * paceMs);
}

export function laterOf(one: Date, other: Date): Date {
  return one >= other ? one : other;
}

function firstDueOf(clocks: Iterable<PromptClock>): Date | undefined {
  const times = [...clocks].flatMap(({ dueAt }) => (dueAt ? [dueAt.getTime()] : []));
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}

/**
 * When the time for each running question of one seat is over. The bank serves all of them at once: it is used from the
 * first end of a pace on.
 */
export function endsOf<Id>(clocks: ReadonlyMap<Id, PromptClock>, bankMs: number): ReadonlyMap<Id, Date> {
  const first = firstDueOf(clocks.values());
  if (!first) return new Map();
  const bankEnd = new Date(first.getTime() + bankMs);
  return new Map([...clocks].flatMap(([id, { dueAt }]) => (dueAt ? [[id, laterOf(dueAt, bankEnd)] as const] : [])));
}

/** What keeping a match's time needs to know beside the match. */
export type Timing = Readonly<{ terms: ClockTerms; clocks: Clocks }>;

export type Ending = Readonly<{ prompt: Prompt; end: Date; enforcedAt: Date }>;

/** The running questions of a match with the ends of their time, the one that ends first in front. */
export function endingsOf(match: Asking, { terms, clocks }: Timing): readonly Ending[] {
  const graceMs = Math.min(GRACE_MS, (terms.paceMs ?? 0) * GRACE_SHARE);
  return match.table.seats
    .flatMap((_, seat) => {
      const asked = match.openPrompts().filter((prompt) => prompt.seat === seat);
      const ends = endsOf(
        new Map(asked.map((prompt) => [prompt, clocks.prompts.get(prompt.id) ?? UNTIMED])),
        clocks.banksMs[seat] ?? 0,
      );
      return [...ends].map(([prompt, end]) => ({ prompt, end, enforcedAt: new Date(end.getTime() + graceMs) }));
    })
    .toSorted((a, b) => a.end.getTime() - b.end.getTime());
}

/** The questions whose time is over, the one that ended first in front. */
export function overduePrompts(match: Asking, timing: Timing, now: Date): readonly Ending[] {
  return endingsOf(match, timing).filter(({ enforcedAt }) => enforcedAt <= now);
}

/** Those who have not answered are reminded when this part of the pace is left, and a day before its end at the earliest. */
const REMINDER_SHARE = 0.2;
const REMINDER_AT_MOST_MS = 24 * 3_600_000;

function remindAt(dueAt: Date, { paceMs }: ClockTerms): Date {
  return new Date(dueAt.getTime() - Math.min((paceMs ?? 0) * REMINDER_SHARE, REMINDER_AT_MOST_MS));
}

/** The questions whose time is running out. */
export function promptsToRemindOf(match: Asking, { terms, clocks }: Timing, now: Date): readonly Prompt[] {
  return match.openPrompts().filter(({ id }) => {
    const dueAt = clocks.prompts.get(id)?.dueAt;
    return dueAt && remindAt(dueAt, terms) <= now && now < dueAt;
  });
}

/**
 * When a match has to be looked at next, if nobody does anything: a deadline is enforced, a holiday ends, or somebody
 * is to be reminded, which cannot be made up for `after` it was time.
 */
export function nextWakeUp(
  match: Asking,
  { terms, clocks }: Timing,
  { holidayEnds, after }: Readonly<{ holidayEnds: readonly Date[]; after: Date }>,
): Date | undefined {
  const reminders = [...clocks.prompts.values()].flatMap(({ dueAt }) => (dueAt ? [remindAt(dueAt, terms)] : []));
  const deadlines = endingsOf(match, { terms, clocks }).map(({ enforcedAt }) => enforcedAt);
  const times = [...deadlines, ...holidayEnds, ...reminders.filter((time) => time > after)];
  return times.length > 0 ? new Date(Math.min(...times.map((time) => time.getTime()))) : undefined;
}
