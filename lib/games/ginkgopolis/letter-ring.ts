import type { City, Tokens } from './city';
import { neighbours } from './city';
import type { Push, TokenTarget } from './commands';
import type { Letter, Space } from './components';
import { LETTERS, PUSHES } from './components';
import type { Stop } from './outline';
import { outline } from './outline';
import { LOST_SPACE_TURN, PUSH_WHEN_UNSAID } from './rulings';

/** New places of the letters that move, by letter. */
export type TokenMoves = Readonly<Partial<Record<Letter, Space>>>;

/** Where a letter may go from `at`: the neighbours without building and token; north, east, south, west. */
export function freeNeighbours({ buildings, tokens }: City, at: Space): readonly Space[] {
  const taken = new Set(Object.values(tokens));
  return neighbours(at).filter((space) => !buildings[space] && !taken.has(space));
}

/** `letters` in the order in which they follow `letter`, without it. */
function following(letter: Letter, letters: readonly Letter[], direction: Push): readonly Letter[] {
  const start = LETTERS.indexOf(letter);
  const clockwise = [...LETTERS.slice(start + 1), ...LETTERS.slice(0, start)].filter((one) => letters.includes(one));
  return direction === 'clockwise' ? clockwise : clockwise.toReversed();
}

function fromStop(stops: readonly Stop[], start: number): readonly Stop[] {
  return [...stops.slice(start), ...stops.slice(0, start)];
}

/**
 * At which stop of the walk each letter counts, so that they come in the given order; undefined when they cannot. A
 * space that comes up twice counts for the first stretch that keeps the order.
 */
function stopsInOrder(
  walk: readonly Stop[],
  letters: readonly Letter[],
  tokens: Tokens,
): readonly number[] | undefined {
  const found: number[] = [];
  let from = 0;
  for (const letter of letters) {
    const stop = walk.findIndex(({ space }, index) => index >= from && space === tokens[letter]);
    if (stop < 0) return undefined;
    found.push(stop);
    from = stop + 1;
  }
  return found;
}

function lettersOn(walk: readonly Stop[], tokens: Tokens): readonly Letter[] {
  const spaces = new Set(walk.map(({ space }) => space));
  return LETTERS.filter((letter) => spaces.has(tokens[letter]));
}

/** The letters outside of enclosed holes read in alphabetical order round the city (rulebook: urbanize). */
export function lettersInOrder({ buildings, tokens }: City): boolean {
  const walk = outline(buildings);
  const [first, ...rest] = lettersOn(walk, tokens);
  if (!first) return true;
  return walk.some(
    ({ space }, start) =>
      space === tokens[first] && stopsInOrder(fromStop(walk, start + 1), rest, tokens) !== undefined,
  );
}

type Pushing = Readonly<{ city: City; letter: Letter; at: Space; direction: Push }>;

/**
 * Where the walk may begin: at the new tile, or, when that filled an enclosed hole, right behind the letter that
 * comes before.
 */
function beginnings(walk: readonly Stop[], at: Space, before: Space | undefined): readonly number[] {
  const besideTile = walk.flatMap(({ beside }, stop) => (beside.includes(at) ? [stop] : []));
  if (besideTile.length === 0) return walk.flatMap(({ space }, stop) => (space === before ? [stop + 1] : []));
  const first = besideTile.find((stop) => !besideTile.includes((stop + walk.length - 1) % walk.length)) ?? 0;
  return Array.from({ length: besideTile.length + 1 }, (_, steps) => first + steps);
}

/**
 * The rare push: no neighbour of the new tile at `at` is free, so its letter walks on round the city. The next letter
 * in that direction gives up its space and walks on in turn, any other is passed by, and the first free space ends it
 * (ruling of the house). `city` holds the new tile already.
 */
export function pushLetter({ city, letter, at, direction }: Pushing): TokenMoves {
  const { buildings, tokens } = city;
  const clockwise = outline(buildings);
  const round = direction === 'clockwise' ? clockwise : clockwise.toReversed();
  const next = following(letter, lettersOn(round, tokens), direction);
  const before = next.at(-1);
  for (const start of beginnings(round, at, before && tokens[before])) {
    const walk = fromStop(round, start % round.length);
    const stops = stopsInOrder(walk, next, tokens);
    if (stops) return movesAlong({ walk, letter, next, stops, tokens });
  }
  throw new Error(`The letters are out of order at ${at}`);
}

type Walking = Readonly<{
  walk: readonly Stop[];
  letter: Letter;
  next: readonly Letter[];
  stops: readonly number[];
  tokens: Tokens;
}>;

function movesAlong({ walk, letter, next, stops, tokens }: Walking): TokenMoves {
  const taken = new Set<Space>(Object.values(tokens));
  const moves: Partial<Record<Letter, Space>> = {};
  let carried = letter;
  let met = 0;
  for (const [stop, { space }] of walk.entries()) {
    const nextLetter = stops[met] === stop ? next[met] : undefined;
    if (!nextLetter && taken.has(space)) continue;
    moves[carried] = space;
    if (!nextLetter) return moves;
    carried = nextLetter;
    met += 1;
  }
  throw new Error(`No space is left for ${carried}`);
}

type Settling = Readonly<{ city: City; letter: Letter; at: Space; wish: TokenTarget | null }>;

/** Where the letters go after a tile was laid at `at`, and whether that is what the player wished. */
export type Settled = Readonly<{ moves: TokenMoves; kept: boolean }>;

function isPush(wish: TokenTarget | null): wish is Push {
  return PUSHES.some((push) => push === wish);
}

/**
 * Moves a letter off its new tile as its player wished. A space lost meanwhile is replaced by the next free neighbour
 * of the tile, clockwise; a push that became needless by the first free one from north; a space that turns into a push
 * goes clockwise (rulings of the house).
 */
export function settleToken({ city, letter, at, wish }: Settling): Settled {
  const free = freeNeighbours(city, at);
  const push = isPush(wish) ? wish : null;
  if (free.length === 0) {
    return { moves: pushLetter({ city, letter, at, direction: push ?? PUSH_WHEN_UNSAID }), kept: push !== null };
  }
  const space = searchOrder(at, isPush(wish) ? null : wish).find((one) => free.includes(one));
  if (!space) throw new Error(`No free neighbour of ${at}`);
  return { moves: { [letter]: space }, kept: space === wish };
}

function searchOrder(at: Space, wish: Space | null): readonly Space[] {
  const around = neighbours(at);
  const wished = wish === null ? -1 : around.indexOf(wish);
  if (wished < 0) return around;
  const clockwise = [...around.slice(wished), ...around.slice(0, wished)];
  const [first, ...rest] = clockwise;
  return LOST_SPACE_TURN === 'clockwise' || !first ? clockwise : [first, ...rest.toReversed()];
}
