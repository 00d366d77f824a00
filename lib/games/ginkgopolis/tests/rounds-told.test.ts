import { describe, expect, it } from 'vitest';
import { foldRecap } from '@/lib/engine/folded-recap';
import { roundsOf } from '@/lib/engine/recap';
import { tableLogLine } from '@/lib/engine/table-events';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { logLine } from '../log-line';
import { builtIn, lastResolved, recap, toldOf } from '../recap';
import { redactEvent } from '../redact';
import { viewFor } from '../view';
import { randomPlay } from './random-play';
import { inEnglish } from './wording-in-english';

const SPECTATOR = { role: 'spectator' } as const;
const SETUP = { seatCount: 3, options: { characters: 'starter', smallChoices: 'sealed' } } as const;

/** A whole match as the log tells it, and the city before and after each round. */
function playedMatch(seed: number) {
  const log: BoardLogEntry[] = [];
  const cities: string[][] = [];
  for (const { events, after } of randomPlay(SETUP, seed)) {
    for (const event of events) {
      const shown = redactEvent(event, SPECTATOR);
      if (shown) log.push({ step: log.length + 1, at: new Date(0), event: shown, line: logLine(shown) });
    }
    const { round, buildings } = viewFor(after, SPECTATOR);
    cities[round] ??= buildings.map((building) => `${building.space} ${building.height}`);
  }
  return { log, cities };
}

describe('The log cut into rounds', () => {
  const { log, cities } = playedMatch(3);
  const rounds = roundsOf(log);

  it('holds every entry in exactly one round, in order', () => {
    expect(rounds.flatMap(({ entries }) => entries)).toEqual(log);
    expect(rounds.map(({ number }) => number)).toEqual(rounds.map((_, index) => index));
  });

  it('tells what each player did in a resolved round, in turn order', () => {
    const missed = recap(log, { since: 0, you: undefined });
    expect(missed.map(({ number }) => number)).toEqual(rounds.slice(1).map(({ number }) => number));
    for (const { number, deeds } of missed) {
      const turns = rounds[number]?.entries.flatMap(({ event }) =>
        event.type === 'CardRevealed' && 'seat' in event.data ? [event.data.seat] : [],
      );
      expect(deeds.map(({ seat }) => seat).filter((seat) => seat !== null)).toEqual(turns);
    }
  });

  it('tells from a step on what came after it, wherever that is, and nothing twice', () => {
    const said = (entries: typeof log, since: number) =>
      recap(entries, { since, you: 0 }).flatMap(({ deeds }) => deeds.flatMap(({ sentences }) => sentences));
    const all = said(log, 0);
    for (const { step } of log) {
      expect(said(log.slice(0, step), 0).length + said(log, step).length).toBe(all.length);
    }
    expect(said(log, log.length)).toEqual([]);
  });

  it('says of what was played in the reader’s place whose choice it was', () => {
    const miss = { type: 'DeadlinePassed', data: { seat: 1, promptId: 'x', inARow: 1 } } as const;
    const missed = [...log, { step: log.length + 1, at: new Date(0), event: miss, line: tableLogLine(miss) }];
    const keyFor = (you: number) =>
      recap(missed, { since: log.length, you }).flatMap(({ deeds }) => deeds[0]?.sentences[0]?.key);
    expect([keyFor(1), keyFor(0)]).toEqual([['log.table.OwnDeadlinePassed'], ['log.table.DeadlinePassed']]);
  });

  it('tells a long absence in few lines: the newest round whole, those before in one line each or together', () => {
    const missed = recap(log, { since: 0, you: 0 });
    for (const most of [4, 8, 16]) {
      const { folded, rounds: whole, cut } = foldRecap(missed, most);
      const lines = folded.length + whole.reduce((sum, { deeds }) => sum + deeds.length, 0);
      expect(lines).toBeLessThanOrEqual(most);
      expect(whole.at(-1)?.number).toBe(missed.at(-1)?.number);
      expect(whole.at(-1)?.deeds).toEqual(missed.at(-1)?.deeds.slice(cut));
      expect(folded.at(-1)?.last).toBe((whole[0]?.number ?? 0) - 1);
      expect(folded.map(({ sentence }) => inEnglish(sentence))[0]).toMatch(
        /^Rounds 1 to [0-9]+[.] Floors built: [0-9]+,/,
      );
    }
  });

  it('knows where something was built', () => {
    for (const round of rounds.slice(1, -1)) {
      const before = cities[round.number] ?? [];
      const changed = (cities[round.number + 1] ?? []).filter((building) => !before.includes(building));
      expect([...builtIn(round.entries)].sort()).toEqual(changed.map((building) => building.split(' ')[0]).sort());
    }
  });

  it('finds the last round that was resolved, also while the next one waits', () => {
    const waiting = log.slice(
      0,
      log.findIndex(({ event }) => event.type === 'RoundBegan' && 'round' in event.data && event.data.round === 3) + 1,
    );
    expect(lastResolved(roundsOf(waiting))?.number).toBe(2);
    expect(lastResolved(roundsOf([]))).toBeUndefined();
  });

  it('says who sealed only while that is news', () => {
    const resolved = rounds[1];
    expect(resolved && toldOf(resolved).some(({ event }) => event.type === 'ChoiceSealed')).toBe(false);
    const sealing = log.slice(0, log.findIndex(({ event }) => event.type === 'ChoiceSealed') + 1);
    const waiting = roundsOf(sealing).at(-1);
    expect(waiting && toldOf(waiting).some(({ event }) => event.type === 'ChoiceSealed')).toBe(true);
  });
});
