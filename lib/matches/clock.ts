import type { Match } from '@/lib/engine/game';
import type { Prompt, Seat } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';

/**
 * A deadline is enforced this much later than it is shown, so that nobody who answered in the last second by the page's
 * clock is too late by the server's.
 */
export const GRACE_MS = 2 * 60_000;

/** After a time without a worker, what is asked anew leaves at least this part of the pace. */
const LEAST_SHARE = 0.5;

/** Either the clock runs, and the pace ends at `dueAt`; or it stands still with `leftMs`; or there is none. */
export type PromptClock = Readonly<{ dueAt: Date | null; leftMs: number | null }>;

export const UNTIMED: PromptClock = { dueAt: null, leftMs: null };

export type Clocks = Readonly<{
  /** By prompt. */
  prompts: ReadonlyMap<string, PromptClock>;
  /** What is left of each seat's time bank, in milliseconds. */
  banksMs: readonly number[];
}>;

export type Tick = Readonly<{
  terms: ClockTerms;
  clocks: Clocks;
  before: Match | undefined;
  after: Match;
  /** When it happened, by the match's own time: an answer when it arrived, a deadline when it was due. */
  moment: Date;
  /** The time of day. It is later than `moment` when a worker catches up. */
  now: Date;
}>;

/** The clocks of a match after something has happened in it. Nothing that happens adds to what a seat had left. */
export function clocksAfter(tick: Tick): Clocks {
  const { terms, clocks, before, after, moment } = tick;
  const { paceMs } = terms;
  if (paceMs === null) return clocks;
  const askedAfter = new Map(after.openPrompts().map((prompt) => [prompt.id, prompt]));
  const stopped = (before?.openPrompts() ?? []).filter(({ id }) => !isTicking(after, askedAfter.get(id)));
  const banksMs = chargeBanks(clocks, stopped, moment);
  const charged = new Set(banksMs.flatMap((left, seat) => (left === clocks.banksMs[seat] ? [] : [seat])));
  const prompts = after.openPrompts().map((prompt) => {
    const clock = clocks.prompts.get(prompt.id);
    const running = { tick, paceMs, isCharged: charged.has(prompt.seat) };
    const isRunning = isTicking(after, prompt);
    return [prompt.id, isRunning ? runningClock(clock, running) : stoppedClock(clock, tick, prompt)] as const;
  });
  return { prompts: new Map(prompts), banksMs };
}

type Running = Readonly<{ tick: Tick; paceMs: number; isCharged: boolean }>;

function runningClock(clock: PromptClock | undefined, { tick, paceMs, isCharged }: Running): PromptClock {
  const { moment, now } = tick;
  if (clock?.dueAt) {
    // Time over the pace is charged once, however many questions one seat is late with.
    const dueAt = isCharged && clock.dueAt < moment ? moment : clock.dueAt;
    return { dueAt, leftMs: null };
  }
  if (clock?.leftMs != null) return { dueAt: new Date(moment.getTime() + clock.leftMs), leftMs: null };
  return { dueAt: firstDue({ moment, paceMs, now }), leftMs: null };
}

function stoppedClock(clock: PromptClock | undefined, { after, moment, terms }: Tick, { seat }: Prompt): PromptClock {
  if (after.table.seats[seat]?.pilot.kind !== 'person') return UNTIMED;
  if (clock?.dueAt) return { dueAt: null, leftMs: Math.max(0, clock.dueAt.getTime() - moment.getTime()) };
  if (clock?.leftMs != null) return clock;
  return { dueAt: null, leftMs: terms.paceMs };
}

/** Whether time passes for a prompt: an open question to a person who is there, in a match that is not paused. */
function isTicking({ table }: Match, prompt: Prompt | undefined): boolean {
  if (!prompt || prompt.settled || table.isPaused) return false;
  const seat = table.seats[prompt.seat];
  return seat?.pilot.kind === 'person' && !seat.onHoliday;
}

function chargeBanks({ prompts, banksMs }: Clocks, stopped: readonly Prompt[], moment: Date): readonly number[] {
  const over = (seat: Seat) =>
    stopped
      .filter((prompt) => prompt.seat === seat)
      .map(({ id }) => moment.getTime() - (prompts.get(id)?.dueAt?.getTime() ?? moment.getTime()));
  return banksMs.map((left, seat) => Math.max(0, left - Math.max(0, ...over(seat))));
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

/** The end of what a seat may think about a question, the time bank included; `undefined` while its clock stands still. */
export function endOf({ dueAt }: PromptClock, bankMs: number): Date | undefined {
  return dueAt ? new Date(dueAt.getTime() + bankMs) : undefined;
}

/** When the end of a question is enforced. */
export function enforcedAt(clock: PromptClock, bankMs: number): Date | undefined {
  const end = endOf(clock, bankMs);
  return end && new Date(end.getTime() + GRACE_MS);
}

export type Overdue = Readonly<{ prompt: Prompt; end: Date }>;

/** The questions whose time is over, the one that ended first in front. */
export function overduePrompts(match: Match, clocks: Clocks, now: Date): readonly Overdue[] {
  return match
    .openPrompts()
    .flatMap((prompt) => {
      const clock = clocks.prompts.get(prompt.id) ?? UNTIMED;
      const bankMs = clocks.banksMs[prompt.seat] ?? 0;
      const [end, enforced] = [endOf(clock, bankMs), enforcedAt(clock, bankMs)];
      return end && enforced && enforced <= now ? [{ prompt, end }] : [];
    })
    .toSorted((a, b) => a.end.getTime() - b.end.getTime());
}

/** When a match has to be looked at next, if nobody does anything: a deadline is enforced, or a holiday ends. */
export function nextWakeUp(match: Match, clocks: Clocks, holidayEnds: readonly Date[]): Date | undefined {
  const deadlines = match.openPrompts().flatMap((prompt) => {
    const at = enforcedAt(clocks.prompts.get(prompt.id) ?? UNTIMED, clocks.banksMs[prompt.seat] ?? 0);
    return at ? [at] : [];
  });
  const times = [...deadlines, ...holidayEnds].map((time) => time.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : undefined;
}
