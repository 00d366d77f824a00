import { parseArgs } from 'node:util';
import type { Game } from '@/lib/engine/game';
import { findGame, GAMES } from '@/lib/games/registry';
import type { Habits } from './habits';

/** What is wrong with a command line, in a sentence. */
export class WrongArguments extends Error {}

export type TableArguments = Readonly<{
  game: Game;
  seats: number;
  matches: number;
  seed: number;
  bots: readonly string[];
  options: Readonly<Record<string, unknown>>;
  habits: Habits;
}>;

function wholeNumber(name: string, text: string, smallest: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= smallest) return number;
  throw new WrongArguments(`--${name} takes a whole number of at least ${smallest}, not "${text}".`);
}

function gameNamed(key: string | undefined): Game {
  const game = key === undefined ? undefined : findGame(key);
  if (game) return game;
  const known = GAMES.map(({ metadata }) => metadata.key).join(', ');
  throw new WrongArguments(`Name a game first, one of: ${known}.`);
}

function seatCount({ metadata }: Game, text: string): number {
  const { min, max } = metadata.seats;
  const seats = wholeNumber('seats', text, min);
  if (seats > max) throw new WrongArguments(`${metadata.key} has room for ${min} to ${max} seats.`);
  return seats;
}

/** Fewer names than seats are repeated. */
function botsFor(game: Game, seats: number, text: string): readonly string[] {
  const names = text.split(',');
  const unknown = names.find((name) => !game.bots.includes(name));
  if (unknown !== undefined) {
    throw new WrongArguments(`There is no bot named "${unknown}"; there are: ${game.bots.join(', ')}.`);
  }
  return Array.from({ length: seats }, (_, seat) => names[seat % names.length] ?? '');
}

function optionsFor(game: Game, pairs: readonly string[]): Readonly<Record<string, unknown>> {
  const given = Object.fromEntries(pairs.map((pair) => pair.split('=', 2)));
  const parsed = game.parseOptions(given);
  if (!parsed.success) throw new WrongArguments(`--option takes key=value of the game: ${parsed.error.message}`);
  return parsed.data;
}

/**
 * `ginkgopolis --seats 4 --matches 200 --seed 1 --bots normal,random --option characters=draft`; with `--aside 8` one
 * answer in eight is to another question than the first, also to one that is settled; `--avoid Build,Destroy` names commands that nobody gives if there is another.
 */
export function readTableArguments(args: readonly string[]): TableArguments {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seats: { type: 'string', default: '2' },
      matches: { type: 'string', default: '1' },
      seed: { type: 'string', default: '1' },
      bots: { type: 'string', default: 'random' },
      option: { type: 'string', multiple: true, default: [] },
      aside: { type: 'string', default: '0' },
      avoid: { type: 'string', default: '' },
    },
  });
  const game = gameNamed(positionals[0]);
  const seats = seatCount(game, values.seats);
  return {
    game,
    seats,
    matches: wholeNumber('matches', values.matches, 1),
    seed: wholeNumber('seed', values.seed, 0),
    bots: botsFor(game, seats, values.bots),
    options: optionsFor(game, values.option),
    habits: {
      aside: wholeNumber('aside', values.aside, 0),
      avoid: values.avoid.split(',').filter((type) => type !== ''),
    },
  };
}
