import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Prompt } from '@/lib/engine/game-definition';
import type { ClockTerms } from '@/lib/engine/participant';
import type { SeatAtTable } from '@/lib/engine/table-events';
import type { Asking, Clocks, PromptClock } from './clock';
import { clocksAfter, endingsOf, firstDue, overduePrompts } from './clock';

const HOUR = 3_600_000;
const START = Date.UTC(2026, 2, 2, 12);
const SEATS = 3;
/** Nobody counts how far a question is over that was enforced weeks ago. */
const LONG_OVER = 20 * 24 * HOUR;
const TERMS: ClockTerms = { paceMs: 24 * HOUR, bankMs: 10 * HOUR, holidayDays: 14 };

/** A table at which anything may happen; games and people are kept out of it. */
type World = Readonly<{
  at: number;
  asked: readonly Prompt[];
  seats: readonly SeatAtTable[];
  isPaused: boolean;
  clocks: Clocks;
  /** For how long each question's clock has run. */
  thought: ReadonlyMap<string, number>;
  count: number;
}>;

const THERE: SeatAtTable = { pilot: { kind: 'person' }, onHoliday: false, asksForPause: false, holidays: [] };
const AUTOPILOT: SeatAtTable = { ...THERE, pilot: { kind: 'bot', bot: 'normal', because: 'autopilot' } };

const asking = ({ asked, seats, isPaused }: World): Asking => ({
  openPrompts: () => asked,
  table: { seats, isPaused, isCancelled: false },
});

const EMPTY: World = {
  at: START,
  asked: [],
  seats: Array.from({ length: SEATS }, () => THERE),
  isPaused: false,
  clocks: { prompts: new Map(), banksMs: Array.from({ length: SEATS }, () => TERMS.bankMs) },
  thought: new Map(),
  count: 0,
};

const ACTS = ['ask', 'seal', 'open', 'close', 'pause', 'resume', 'leave', 'return', 'fly', 'land', 'enforce'] as const;
type Happening = Readonly<{ act: (typeof ACTS)[number]; seat: number; pick: number; waitMs: number }>;

const happenings = fc.array(
  fc.record<Happening>({
    act: fc.constantFrom(...ACTS, 'ask', 'ask', 'seal', 'open'),
    seat: fc.nat({ max: SEATS - 1 }),
    pick: fc.nat({ max: 9 }),
    waitMs: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 40 * HOUR })),
  }),
  { minLength: 1, maxLength: 40 },
);

/** What changes at the table, before the clocks hear of it. */
function acted(world: World, { act, seat, pick }: Happening): World {
  const own = world.asked.filter((prompt) => prompt.seat === seat);
  const picked = own[pick % Math.max(1, own.length)];
  const withSeat = (change: SeatAtTable) => ({ ...world, seats: world.seats.with(seat, change) });
  const settle = (settled: boolean) => ({
    ...world,
    asked: world.asked.map((prompt) => (prompt === picked ? { ...prompt, settled } : prompt)),
  });
  switch (act) {
    case 'ask':
      return {
        ...world,
        count: world.count + 1,
        asked: [...world.asked, { id: `${world.count}`, seat, kind: 'choose', settled: false }],
      };
    case 'seal':
      return settle(true);
    case 'open':
      return settle(false);
    case 'close':
      return { ...world, asked: world.asked.filter((prompt) => prompt !== picked) };
    case 'pause':
      return { ...world, isPaused: true };
    case 'resume':
      return { ...world, isPaused: false };
    case 'leave':
      return withSeat({ ...THERE, onHoliday: true });
    case 'return':
    case 'land':
      return withSeat(THERE);
    case 'fly':
      return withSeat(AUTOPILOT);
    case 'enforce': {
      const [over] = overduePrompts(asking(world), { terms: TERMS, clocks: world.clocks }, new Date(world.at));
      return { ...world, asked: world.asked.filter(({ id }) => id !== over?.prompt.id) };
    }
  }
}

function waited(world: World, ms: number): World {
  const runs = world.asked.filter(({ id }) => world.clocks.prompts.get(id)?.dueAt);
  const thought = new Map(world.thought);
  for (const { id } of runs) thought.set(id, (thought.get(id) ?? 0) + ms);
  return { ...world, at: world.at + ms, thought };
}

function happened(world: World, happening: Happening): World {
  const before = waited(world, happening.waitMs);
  const table = acted(before, happening);
  const moment = new Date(before.at);
  const times = { moment, now: moment, terms: TERMS, clocks: before.clocks };
  return { ...table, clocks: clocksAfter({ ...times, before: asking(before), after: asking(table) }) };
}

/** Pace and bank together; `undefined` where there is no clock. */
function leftOf({ clocks, at, asked }: World, id: string): number | undefined {
  const clock = clocks.prompts.get(id);
  const seat = asked.find((prompt) => prompt.id === id)?.seat ?? -1;
  const pace = paceLeft(clock, at);
  return pace === undefined ? undefined : pace + (clocks.banksMs[seat] ?? 0);
}

function paceLeft(clock: PromptClock | undefined, at: number): number | undefined {
  if (clock?.dueAt) return clock.dueAt.getTime() - at;
  return clock?.leftMs ?? undefined;
}

/** Every step of a history, with what came before it. */
function steps(history: readonly Happening[]): readonly Readonly<{ before: World; after: World; by: Happening }>[] {
  let world = EMPTY;
  return history.map((by) => {
    const before = waited(world, by.waitMs);
    world = happened(world, by);
    return { before, after: world, by };
  });
}

const always = (check: (step: ReturnType<typeof steps>[number]) => void) =>
  fc.assert(
    fc.property(happenings, (history) => {
      for (const step of steps(history)) check(step);
    }),
    { numRuns: 600 },
  );

describe('whatever happens at a table', () => {
  it('adds nothing to what a seat had left for any question, pace and bank together', () => {
    always(({ before, after }) => {
      for (const { id } of after.asked) {
        const [had, has] = [leftOf(before, id), leftOf(after, id)];
        if (had !== undefined && has !== undefined && had > -LONG_OVER) expect(has).toBeLessThanOrEqual(had);
      }
    });
  });

  it('takes nothing from what others had left, when one seat acts', () => {
    always(({ before, after, by }) => {
      for (const { id, seat } of after.asked) {
        if (seat === by.seat || by.act === 'enforce' || by.act === 'pause') continue;
        const had = leftOf(before, id);
        if (had !== undefined) expect(leftOf(after, id)).toBe(had);
      }
    });
  });

  it('leaves each question of a person with a clock that either runs or stands still, and a bot’s without one', () => {
    always(({ after }) => {
      for (const { id, seat, settled } of after.asked) {
        const { dueAt, leftMs } = after.clocks.prompts.get(id) ?? {};
        const there = after.seats[seat];
        const runs = there?.pilot.kind === 'person' && !there.onHoliday && !after.isPaused && !settled;
        expect([dueAt !== null, leftMs !== null]).toEqual([runs, !runs && there?.pilot.kind === 'person']);
      }
      expect([...after.clocks.prompts.keys()]).toEqual(after.asked.map(({ id }) => id));
    });
  });

  it('keeps every bank between nothing and what it was', () => {
    always(({ before, after }) => {
      after.clocks.banksMs.forEach((bankMs, seat) => {
        expect(bankMs).toBeGreaterThanOrEqual(0);
        expect(bankMs).toBeLessThanOrEqual(before.clocks.banksMs[seat] ?? 0);
      });
    });
  });

  it('ends the time for a question no later than pace and bank after its clock began to run, pauses not counted', () => {
    fc.assert(
      fc.property(happenings, (history) => {
        // Whoever takes a seat back from autopilot has a fresh pace: that is the one thing that adds.
        const flightless = history.filter(({ act }) => act !== 'fly');
        for (const { after } of steps(flightless)) {
          for (const { prompt, end } of endingsOf(asking(after), { terms: TERMS, clocks: after.clocks })) {
            const allowed = (TERMS.paceMs ?? 0) + TERMS.bankMs - (after.thought.get(prompt.id) ?? 0);
            expect(end.getTime() - after.at).toBeLessThanOrEqual(allowed);
          }
        }
      }),
      { numRuns: 600 },
    );
  });

  it('shows each end no later than the last one that can be had, and enforces in the order of the ends', () => {
    always(({ after }) => {
      const endings = endingsOf(asking(after), { terms: TERMS, clocks: after.clocks });
      expect(endings.map(({ end }) => end.getTime())).toEqual(endings.map(({ end }) => end.getTime()).toSorted());
      for (const { prompt, end } of endings) {
        expect(end.getTime() - after.at).toBeLessThanOrEqual(leftOf(after, prompt.id) ?? 0);
      }
    });
  });
});

describe('a worker that was away for any time', () => {
  const outages = fc.record({
    paceMs: fc.constantFrom(8 * HOUR, 24 * HOUR, 168 * HOUR),
    awayMs: fc.integer({ min: 0, max: 60 * 24 * HOUR }),
  });

  it('asks anew with at least half a pace, at the old time of day, and not a pace too late', () => {
    fc.assert(
      fc.property(outages, ({ paceMs, awayMs }) => {
        const [moment, now] = [new Date(START), new Date(START + awayMs)];
        const due = firstDue({ moment, paceMs, now }).getTime();
        expect((due - START) % paceMs).toBe(0);
        expect(due - now.getTime()).toBeGreaterThanOrEqual(paceMs / 2);
        expect(due - now.getTime()).toBeLessThan(Math.max(paceMs + 1, paceMs * 1.5));
      }),
    );
  });

  it('carries out each deadline once, whatever was asked with the first of them', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20 * 24 * HOUR }), (awayMs) => {
        const both = [0, 1].map((seat) => ({ act: 'ask' as const, seat, pick: 0, waitMs: 0 }));
        let world = both.reduce(happened, EMPTY);
        const now = new Date(START + awayMs);
        let enforced = 0;
        for (;;) {
          const [over] = overduePrompts(asking(world), { terms: TERMS, clocks: world.clocks }, now);
          if (!over) break;
          enforced += 1;
          const { seat } = over.prompt;
          const left = world.asked.filter(({ id }) => id !== over.prompt.id);
          const next: World = { ...world, count: world.count + 1 };
          const after = {
            ...next,
            asked: [...left, { id: `next-${next.count}`, seat, kind: 'choose', settled: false }],
          };
          const clocks = clocksAfter({
            ...{ terms: TERMS, clocks: world.clocks, moment: over.end, now },
            ...{ before: asking(world), after: asking(after) },
          });
          world = { ...after, clocks };
        }
        expect(enforced).toBeLessThanOrEqual(2);
        const endings = endingsOf(asking(world), { terms: TERMS, clocks: world.clocks });
        for (const { enforcedAt } of endings) expect(enforcedAt > now).toBe(true);
      }),
    );
  });
});
