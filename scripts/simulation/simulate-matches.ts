import type { Outcome } from '@/lib/engine/game-definition';
import { HABITS_OF_BOTS } from './habits';
import type { PlayedMatch } from './play-match';
import { playMatch } from './play-match';
import { seededRandom } from './seeded-random';
import type { TableArguments } from './table-arguments';

type SimulatedTable = Omit<TableArguments, 'habits'> & Partial<Pick<TableArguments, 'habits'>>;

/** What many matches come to; the last line of a simulation. */
export type Simulation = Readonly<{
  game: string;
  seats: number;
  finished: number;
  /** By bot; a shared win counts for each bot that shares it. */
  wins: Readonly<Record<string, number>>;
  events: Readonly<{ median: number; max: number }>;
  msPerMatch: number;
  /** Over all seats. */
  scores: Readonly<{ q1: number; median: number; q3: number }>;
}>;

function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.round(part * (sorted.length - 1))] ?? 0;
}

function winnersOf(bots: readonly string[], { standings }: Outcome): readonly string[] {
  const winners = standings.filter(({ rank }) => rank === 1).map(({ seat }) => bots[seat] ?? '');
  return [...new Set(winners)];
}

function outcomeOf({ match }: Pick<PlayedMatch, 'match'>): Outcome {
  const outcome = match.outcome();
  if (!outcome) throw new Error('The match is not finished');
  return outcome;
}

/** Match n of a seed is the same in every run. */
function seedOf({ seed }: SimulatedTable, match: number): number {
  return seed * 1_000_003 + match;
}

export function simulateMatches(table: SimulatedTable): Simulation {
  const { game, seats, bots, options, habits = HABITS_OF_BOTS, matches } = table;
  const begin = performance.now();
  const played = Array.from({ length: matches }, (_, index) => {
    const seed = seedOf(table, index);
    try {
      const { match, events } = playMatch({ game, bots, options, habits, random: seededRandom(seed) });
      return { outcome: outcomeOf({ match }), events: events.length };
    } catch (error) {
      throw new Error(`Match ${index + 1} (seed ${seed})`, { cause: error });
    }
  });
  const milliseconds = performance.now() - begin;
  const winners = played.flatMap(({ outcome }) => winnersOf(bots, outcome));
  const counts = played.map(({ events }) => events);
  const scores = played.flatMap(({ outcome }) => outcome.standings.map(({ score }) => score));
  return {
    game: game.metadata.key,
    seats,
    finished: played.length,
    wins: Object.fromEntries([...new Set(bots)].map((bot) => [bot, winners.filter((winner) => winner === bot).length])),
    events: { median: quantile(counts, 0.5), max: Math.max(...counts) },
    msPerMatch: Math.round((milliseconds / matches) * 100) / 100,
    scores: { q1: quantile(scores, 0.25), median: quantile(scores, 0.5), q3: quantile(scores, 0.75) },
  };
}
