import type { Game } from '@/lib/engine/game';
import { GAMES } from '@/lib/games/registry';
import { playMatch } from '../simulation/play-match';
import { seededRandom } from '../simulation/seeded-random';
import type { TableArguments } from '../simulation/table-arguments';
import { readTableArguments, WrongArguments } from '../simulation/table-arguments';
import { meaningOf, readRecordedMatch, recordedMatchesOf, writeRecordedMatch } from './recorded-match';

const REFRESH = '--refresh';

function nameOf({ seats, seed, options, habits }: TableArguments): string {
  const asides = habits.aside > 0 ? ['asides'] : [];
  const avoiding = habits.avoid.length > 0 ? ['avoiding'] : [];
  return `${[`${seats}-seats`, ...Object.values(options), ...asides, ...avoiding, seed].join('-')}.json`;
}

function record(table: TableArguments): string {
  const { events } = playMatch({ ...table, random: seededRandom(table.seed) });
  return writeRecordedMatch(table.game, nameOf(table), { ...meaningOf(table.game, events), events });
}

/** For a view that shows more than before. The events stay, and so must the outcome. */
function refresh(game: Game): void {
  for (const name of recordedMatchesOf(game)) {
    const { events, outcome } = readRecordedMatch(game, name);
    const meaning = meaningOf(game, events);
    if (JSON.stringify(meaning.outcome) !== JSON.stringify(outcome)) {
      throw new WrongArguments(`${name} would end otherwise: an event means something else than when it was recorded.`);
    }
    console.log(`Refreshed ${writeRecordedMatch(game, name, { ...meaning, events })}`);
  }
}

/**
 * Records a match between bots to be replayed in every test run: `ginkgopolis --seats 3 --seed 5 --bots normal`, or
 * of players with other habits: `--aside 8 --avoid Build`. With `--refresh` it keeps all recorded events and writes down anew what the views show.
 */
export async function recordMatch(args: readonly string[]): Promise<number> {
  try {
    if (args.includes(REFRESH)) for (const game of GAMES) refresh(game);
    else console.log(`Recorded ${record(readTableArguments(args))}`);
    return 0;
  } catch (error) {
    if (!(error instanceof WrongArguments)) throw error;
    console.error(error.message);
    return 1;
  }
}
