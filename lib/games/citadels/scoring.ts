import type { Seat } from '@/lib/engine/game-definition';
import type { Colour } from './components';
import { COLOURS } from './components';
import { DISTRICTS } from './districts';
import { POINTS } from './rulings';
import type { Table } from './state';
import { isComplete, seatAt } from './state';
import type { Built, SeatScore } from './view-types';

type Score = Omit<SeatScore, 'rank'>;

/** The end of the match, line by line (rulebook: scoring). Ties: the districts alone, then gold, then a shared place. */
export function finalScores(table: Table): readonly SeatScore[] {
  const scores = table.seats.map((_, seat) => scoreOf(table, seat));
  return scores.map((score) => ({ ...score, rank: 1 + scores.filter((other) => isBefore(other, score)).length }));
}

function scoreOf(table: Table, seat: Seat): Score {
  const { city, gold } = seatAt(table, seat);
  const complete = isComplete(table, seat);
  const isFirst = table.firstComplete === seat;
  const { hasFive, hauntedAs } = fiveColours(city, table.round);
  const lines = {
    districts: city.reduce((sum, { district }) => sum + DISTRICTS[district].score, 0),
    fiveColours: hasFive ? POINTS.fiveColours : 0,
    firstComplete: isFirst ? POINTS.firstComplete : 0,
    otherComplete: complete && !isFirst ? POINTS.otherComplete : 0,
  };
  const total = Object.values(lines).reduce((sum, points) => sum + points, 0);
  return { seat, ...lines, total, gold, hauntedAs };
}

type FiveColours = Readonly<{ hasFive: boolean; hauntedAs: Colour | null }>;

/** The Haunted City may stand for the one colour that is missing, unless it was built in the final round. */
function fiveColours(city: readonly Built[], finalRound: number): FiveColours {
  const haunted = city.find(({ district }) => district === 'haunted-city');
  const others = city.filter((built) => built !== haunted).map(({ district }) => DISTRICTS[district].colour);
  const asItself = haunted ? 'purple' : null;
  const [missing, ...more] = COLOURS.filter((colour) => !others.includes(colour));
  if (missing === undefined) return { hasFive: true, hauntedAs: asItself };
  if (more.length > 0 || !haunted) return { hasFive: false, hauntedAs: asItself };
  if (missing === 'purple' || haunted.round < finalRound) return { hasFive: true, hauntedAs: missing };
  return { hasFive: false, hauntedAs: asItself };
}

function isBefore(one: Score, other: Score): boolean {
  const [first] = [one.total - other.total, one.districts - other.districts, one.gold - other.gold].filter(
    (difference) => difference !== 0,
  );
  return (first ?? 0) > 0;
}
