import { expect, test } from 'vitest';
import type { ToldEntry } from '@/lib/engine/recap';
import { seededRandom } from '@/scripts/simulation/seeded-random';
import { changesSince } from '../changes';
import { decide } from '../decide';
import { start } from '../decide/start';
import type { CitadelsEvent } from '../events';
import { evolve } from '../evolve';
import { legalCommands } from '../legal-commands';
import { optionsSchema } from '../options';
import { placeKey } from '../place';
import { openPrompts } from '../prompts';
import { redactEvent } from '../redact';
import type { CitadelsState } from '../state';
import { initialState } from '../state';

const SPECTATOR = { role: 'spectator' } as const;
const MATCHES = 12;

type Table = Readonly<{ step: number; state: CitadelsState }>;

/** A match by chance: what a spectator hears, and the table after each answer. */
function played(seed: number, seatCount: number) {
  const random = seededRandom(seed);
  const setup = { seatCount, options: optionsSchema.parse({}) };
  const log: ToldEntry[] = [];
  const tables: Table[] = [];
  let state = initialState(setup);
  const play = (events: readonly CitadelsEvent[]) => {
    for (const event of events) {
      const shown = redactEvent(event, SPECTATOR);
      if (shown) log.push({ step: log.length + 1, event: shown, line: undefined });
    }
    state = events.reduce(evolve, state);
    tables.push({ step: log.length, state });
  };
  play(start(setup, random));
  while (state.phase !== 'finished') {
    const [prompt] = openPrompts(state).filter(({ settled }) => !settled);
    const commands = prompt ? legalCommands(state, prompt) : [];
    const command = commands[random.integer(0, commands.length - 1)];
    if (!prompt || !command) throw new Error('A running match waits for nobody');
    const decision = decide({ ...command, seat: prompt.seat }, state, random);
    if (decision.outcome === 'rejected') throw new Error(decision.reason);
    play(decision.events);
  }
  return { log, tables };
}

const standing = ({ seats }: CitadelsState) =>
  seats.flatMap(({ city }, seat) => city.map(({ district }) => placeKey({ seat, district })));

function expectTheDifference(log: readonly ToldEntry[], then: Table, now: Table) {
  const { gold, crown, fallen } = changesSince(log.slice(0, now.step), then.step);
  const seats = now.state.seats.map((own, seat) => [seat, own.gold - (then.state.seats[seat]?.gold ?? 0)] as const);
  expect([...gold].sort()).toEqual(seats.filter(([, change]) => change !== 0));
  expect(crown).toBe(now.state.crown === then.state.crown ? undefined : now.state.crown);
  const stands = standing(now.state);
  for (const place of standing(then.state).filter((each) => !stands.includes(each))) {
    expect(fallen.map(placeKey)).toContain(place);
  }
  for (const place of fallen) expect(stands).not.toContain(placeKey(place));
}

test('what has changed on the table is the difference between then and now, whatever happened in between', () => {
  let taken = 0;
  for (let seed = 0; seed < MATCHES; seed++) {
    const { log, tables } = played(seed, 2 + (seed % 4));
    taken += log.filter(({ event }) => event.type === 'StepTakenBack').length;
    for (const [index, then] of tables.entries()) {
      for (const later of [1, 7, 40]) {
        const now = tables[index + later];
        if (now && index % 5 === 0) expectTheDifference(log, then, now);
      }
    }
  }
  expect(taken, 'steps are taken back, too').toBeGreaterThan(0);
});
