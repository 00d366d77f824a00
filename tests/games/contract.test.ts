import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, Match } from '@/lib/engine/game';
import type { Command, Event, Prompt, RedactedEvent, Viewer } from '@/lib/engine/game-definition';
import type { RandomSource } from '@/lib/engine/random';
import { shuffle } from '@/lib/engine/random';
import { GAMES } from '@/lib/games/registry';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { sealedBid } from '../support/sealed-bid';

/** Matches for each property; more with PROPERTY_RUNS=500. */
const RUNS = Number(process.env.PROPERTY_RUNS ?? 16);
const MOST_STEPS = 5_000;
/** Every so many steps the costly comparisons are made. */
const LOOK_EVERY = 9;

type Table = Readonly<{ seats: number; options: Readonly<Record<string, string>>; seed: number }>;
/** A moment of a match, with the answer given to one of its prompts. */
type Moment = Readonly<{ before: Match; prompt: Prompt; command: Command; events: readonly Event[]; after: Match }>;

function tables({ metadata }: Game): fc.Arbitrary<Table> {
  return fc.record({
    seats: fc.integer(metadata.seats),
    options: fc.record(
      Object.fromEntries(metadata.options.map(({ key, values }) => [key, fc.constantFrom(...values)])),
    ),
    seed: fc.integer({ min: 0, max: 2 ** 31 - 1 }),
  });
}

function anyOf<Item>(items: readonly Item[], random: RandomSource): Item {
  const item = items[random.integer(0, items.length - 1)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
}

function accepted(match: Match, { id, seat }: Prompt, command: Command, random: RandomSource): readonly Event[] {
  const decision = match.decide({ seat, promptId: id, command }, random);
  if (decision.outcome === 'rejected') throw new Error(`${decision.reason}: ${JSON.stringify(command)}`);
  return decision.events;
}

function opening(game: Game, { seats, options }: Table, random: RandomSource): readonly Event[] {
  const participants = Array.from({ length: seats }, (_, seat) => ({ kind: 'user', id: `user-${seat}` }) as const);
  return game.start({ participants, options, seedCommitment: 'none', random });
}

/** Random legal play to the end; now and then somebody changes an answer already given. */
function* play(game: Game, table: Table): Generator<Moment> {
  const random = seededRandom(table.seed);
  let match = game.replay(opening(game, table, random));
  for (let step = 0; !match.outcome(); step++) {
    if (step > MOST_STEPS) throw new Error('The match does not end');
    const prompts = match.openPrompts();
    const waiting = prompts.filter(({ settled }) => !settled);
    expect(waiting.length, 'somebody has to be asked').toBeGreaterThan(0);
    const prompt = anyOf(random.integer(0, 5) === 0 ? prompts : waiting, random);
    const command = anyOf(match.legalCommands(prompt), random);
    const events = accepted(match, prompt, command, random);
    const after = match.after(events);
    yield { before: match, prompt, command, events, after };
    match = after;
  }
}

function viewersOf(seats: number): readonly Viewer[] {
  const players = Array.from({ length: seats }, (_, seat): Viewer => ({ role: 'seat', seat }));
  return [...players, { role: 'spectator' }];
}

function othersThan(seat: number, seats: number): readonly Viewer[] {
  return viewersOf(seats).filter((viewer) => viewer.role !== 'seat' || viewer.seat !== seat);
}

function seen(game: Game, match: Match, events: readonly Event[], viewer: Viewer): string {
  const known = events.map((event) => game.redact(event, viewer));
  return JSON.stringify([match.viewFor(viewer), known, recapFor(game, known, viewer)]);
}

/** What opens the mail to that viewer, and the page. */
function recapFor(game: Game, known: readonly (RedactedEvent | undefined)[], viewer: Viewer) {
  const shown = known.flatMap((event) => event ?? []);
  const log = shown.map((event, index) => ({ step: index + 1, event, line: game.logLine(event) }));
  return game.recap(log, { since: 0, you: viewer.role === 'seat' ? viewer.seat : undefined });
}

function throughJson<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value)) as Value;
}

function isStillOpen(match: Match, { id }: Prompt, settled: boolean): boolean {
  return match.openPrompts().some((prompt) => prompt.id === id && prompt.settled === settled);
}

function everyMatch(game: Game, check: (table: Table) => void) {
  fc.assert(fc.property(tables(game), check), { numRuns: RUNS });
}

const EVERY_GAME = [...GAMES, sealedBid].map((game) => [game.metadata.key, game] as const);

function recording(random: RandomSource): readonly [RandomSource, readonly number[]] {
  const draws: number[] = [];
  const integer = (min: number, max: number) => {
    const draw = random.integer(min, max);
    draws.push(draw);
    return draw;
  };
  return [{ integer }, draws];
}

describe.each(EVERY_GAME)('%s under random play', (_, game) => {
  test('ends under random play, and loses nothing on the way', () => {
    everyMatch(game, (table) => {
      for (const { after } of play(game, table)) expect(after.brokenInvariants()).toEqual([]);
    });
  });

  test('asks with ids that never return', () => {
    everyMatch(game, (table) => {
      const closed = new Set<string>();
      for (const { before, after } of play(game, table)) {
        const open = new Set(after.openPrompts().map(({ id }) => id));
        expect(open.size).toBe(after.openPrompts().length);
        expect([...open].filter((id) => closed.has(id))).toEqual([]);
        for (const { id } of before.openPrompts()) if (!open.has(id)) closed.add(id);
      }
    });
  });

  test('accepts every command it calls legal, and every fallback', () => {
    everyMatch(game, (table) => {
      let step = 0;
      for (const { before } of play(game, table)) {
        if (step++ % LOOK_EVERY > 0) continue;
        for (const prompt of before.openPrompts()) {
          const commands = [before.fallbackCommand(prompt), ...before.legalCommands(prompt)];
          for (const command of commands) accepted(before, prompt, command, seededRandom(step));
        }
      }
    });
  });

  test('has a fallback that answers its question: afterwards it is closed, or settled', () => {
    everyMatch(game, (table) => {
      for (const { before } of play(game, table)) {
        for (const prompt of before.openPrompts().filter(({ settled }) => !settled)) {
          const after = before.after(accepted(before, prompt, before.fallbackCommand(prompt), seededRandom(1)));
          expect(isStillOpen(after, prompt, false), prompt.kind).toBe(false);
        }
      }
    });
  });

  test('ends when every answer is the fallback', () => {
    everyMatch(game, (table) => {
      const random = seededRandom(table.seed);
      let match = game.replay(opening(game, table, random));
      for (let step = 0; !match.outcome(); step++) {
        expect(step).toBeLessThan(MOST_STEPS);
        const prompt = match.openPrompts().find(({ settled }) => !settled);
        if (!prompt) throw new Error('Nobody is asked');
        match = match.after(accepted(match, prompt, match.fallbackCommand(prompt), random));
      }
    });
  });
});

describe.each(EVERY_GAME)('%s, asked and replayed,', (_, game) => {
  test('refuses a seat that is not asked, another seat’s prompt, a closed prompt and a malformed command', () => {
    everyMatch(game, (table) => {
      for (const { before, prompt, command, after } of play(game, table)) {
        const random = seededRandom(1);
        const foreign = before.decide({ seat: (prompt.seat + 1) % table.seats, promptId: prompt.id, command }, random);
        expect(foreign).toMatchObject({ outcome: 'rejected', reason: 'prompt-closed' });
        const malformed = before.decide({ seat: prompt.seat, promptId: prompt.id, command: { type: 'Cheat' } }, random);
        expect(malformed).toMatchObject({ outcome: 'rejected', reason: 'malformed-command' });
        if (after.openPrompts().some(({ id }) => id === prompt.id)) continue;
        const late = after.decide({ seat: prompt.seat, promptId: prompt.id, command }, random);
        expect(late).toMatchObject({ outcome: 'rejected', reason: 'prompt-closed' });
      }
    });
  });

  test('shows the same after a replay of any beginning of its events, through JSON and from a snapshot', () => {
    everyMatch(game, (table) => {
      const random = seededRandom(table.seed);
      const events = [...opening(game, table, random)];
      let match = game.replay(events);
      for (const moment of play(game, table)) {
        events.push(...moment.events);
        match = moment.after;
      }
      const cut = random.integer(1, events.length);
      const beginning = game.replay(events.slice(0, cut));
      const again = game.replay(throughJson(events.slice(0, cut)));
      const whole = game.resume(throughJson(again.snapshot()), throughJson(events.slice(cut)));
      for (const viewer of [...viewersOf(table.seats), { role: 'hindsight' } as const]) {
        expect(again.viewFor(viewer)).toEqual(beginning.viewFor(viewer));
        expect(whole.viewFor(viewer)).toEqual(match.viewFor(viewer));
      }
      expect(again.openPrompts()).toEqual(beginning.openPrompts());
      expect(whole.outcome()).toEqual(match.outcome());
      expect(whole.version).toBe(events.length);
    });
  });
});

describe.each(EVERY_GAME)('%s, with its secrets,', (_, game) => {
  test('shows others nothing of which answer was sealed', () => {
    everyMatch(game, (table) => {
      for (const { before, prompt, command, events, after } of play(game, table)) {
        if (!isStillOpen(after, prompt, true)) continue;
        const random = seededRandom(table.seed);
        const other = anyOf(before.legalCommands(prompt), random);
        const otherEvents = accepted(before, prompt, other, random);
        const otherAfter = before.after(otherEvents);
        if (!isStillOpen(otherAfter, prompt, true)) continue;
        for (const viewer of othersThan(prompt.seat, table.seats)) {
          const same = seen(game, otherAfter, otherEvents, viewer) === seen(game, after, events, viewer);
          expect(same, `${JSON.stringify(command)} or ${JSON.stringify(other)}`).toBe(true);
        }
      }
    });
  });

  test('shows others nothing of a sealed answer being changed', () => {
    everyMatch(game, (table) => {
      for (const { before, prompt, events, after } of play(game, table)) {
        if (!prompt.settled || !isStillOpen(after, prompt, true)) continue;
        for (const viewer of othersThan(prompt.seat, table.seats)) {
          expect(after.viewFor(viewer)).toEqual(before.viewFor(viewer));
          expect(events.map((event) => game.redact(event, viewer)).filter(Boolean)).toEqual([]);
        }
      }
    });
  });

  test('uses chance only for shuffles that its events record, so that each can be repeated', () => {
    everyMatch(game, (table) => {
      const check = (events: readonly Event[], recorded: readonly number[]) => {
        const replayed = [...recorded];
        const again: RandomSource = { integer: () => replayed.shift() ?? 0 };
        for (const { from, to } of events.flatMap((event) => game.shufflesOf(event))) {
          expect(shuffle(from, again)).toEqual(to);
        }
        expect(replayed).toEqual([]);
      };
      const [first, firstDraws] = recording(seededRandom(table.seed));
      check(opening(game, table, first), firstDraws);
      for (const { before, prompt, command } of play(game, table)) {
        const [random, draws] = recording(seededRandom(table.seed));
        check(accepted(before, prompt, command, random), draws);
      }
    });
  });
});
