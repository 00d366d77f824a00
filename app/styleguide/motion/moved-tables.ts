import { roundsOf } from '@/lib/engine/recap';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { citadels } from '@/lib/games/citadels';
import type { MotionStep } from '@/lib/games/citadels/board/motion-steps';
import { motionSteps } from '@/lib/games/citadels/board/motion-steps';
import { ginkgopolis } from '@/lib/games/ginkgopolis';
import type { ResolutionStep } from '@/lib/games/ginkgopolis/board/resolution-steps';
import { resolutionSteps } from '@/lib/games/ginkgopolis/board/resolution-steps';
import { lastResolved } from '@/lib/games/ginkgopolis/recap';
import { until as untilInCitadels } from '../citadels/moments';
import { until as untilInGinkgopolis } from '../ginkgopolis/moments';
import { playedMatch, viewerOf } from '../played-match';

const IN_CITY = [
  'land',
  'return',
  'yield',
  'slide',
  'gain',
  'tell',
] as const satisfies readonly ResolutionStep['kind'][];
const IN_CITADELS = ['coins', 'crown', 'build', 'fall'] as const satisfies readonly MotionStep['kind'][];

/** So many rounds, or matches, are looked through for a motion. */
const LONGEST_SEARCH = 16;

type MovedTable = Readonly<{ game: string; kind: string; address: string }>;

/** For each kind of motion a table on which it is the last thing that happened, or among the last. */
export function movedTables(): readonly MovedTable[] {
  const numbers = Array.from({ length: LONGEST_SEARCH }, (_, index) => index + 1);
  const cities = numbers.map((number) => ({
    address: `/styleguide/ginkgopolis?moment=choosing&round=${number + 1}`,
    kinds: stepsInCity(logOfCity(number + 1)).map(({ kind }): string => kind),
  }));
  const towns = numbers.map((number) => ({
    address: `/styleguide/citadels?moment=turn&seed=${number}`,
    kinds: motionSteps(logOfCitadels(number), -1).map(({ kind }): string => kind),
  }));
  return [
    ...IN_CITY.flatMap((kind) => shownOn(cities, { game: 'ginkgopolis', kind })),
    ...IN_CITADELS.flatMap((kind) => shownOn(towns, { game: 'citadels', kind })),
  ];
}

type Table = Readonly<{ address: string; kinds: readonly string[] }>;

function shownOn(tables: readonly Table[], wish: Omit<MovedTable, 'address'>): readonly MovedTable[] {
  const table = tables.find(({ kinds }) => kinds.includes(wish.kind));
  return table ? [{ ...wish, address: table.address }] : [];
}

const VIEWER = viewerOf('0');

function logOfCity(round: number): readonly BoardLogEntry[] {
  const next = untilInGinkgopolis({ round, moment: 'choosing', viewer: VIEWER });
  const options = { characters: 'starter', smallChoices: 'sealed' };
  return playedMatch({ game: ginkgopolis, seats: 3, seed: 1, options, bot: 'normal', viewer: VIEWER, next }).log;
}

function stepsInCity(log: readonly BoardLogEntry[]): readonly ResolutionStep[] {
  const round = lastResolved(roundsOf(log));
  return round ? resolutionSteps(round, -1) : [];
}

function logOfCitadels(seed: number): readonly BoardLogEntry[] {
  const next = untilInCitadels({ round: 6, moment: 'turn', character: undefined, seat: 0 });
  const options = { length: 'standard', bank: 'unlimited', greatWall: 'without', threePlayers: 'one-character' };
  return playedMatch({ game: citadels, seats: 5, seed, options, bot: 'random', viewer: VIEWER, next }).log;
}
