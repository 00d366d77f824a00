import { setUpFor } from '../set-up';
import type { GinkgopolisView, Goods } from '../view-types';

/** How much of the match is left, as far as anybody can tell: what things are worth depends on it. */
export type Outlook = Readonly<{
  /** Rounds to come after the present one. */
  roundsLeft: number;
  /** Tiles can still be given back for a point each. */
  givesBack: boolean;
}>;

/** Tiles each player draws in a round, and resources it brings into the city, in matches between bots. */
const TILES_DRAWN = 1.1;
const RESOURCES_PLACED = 1.6;
/** Tiles each player gives back when they run out. */
const TILES_GIVEN_BACK = 2.5;

export function outlookFor(view: GinkgopolisView): Outlook {
  const givesBack = view.exhaustions === 0;
  if (view.endTriggers.length > 0) return { roundsLeft: 0, givesBack };
  const tiles = view.tileSupplyCount / view.seatCount + (givesBack ? TILES_GIVEN_BACK : 0);
  const mostInCity = Math.max(...view.seats.map(({ resourcesInCity }) => resourcesInCity));
  const resources = setUpFor(view.seatCount).resources - mostInCity;
  const rounds = Math.min(tiles / TILES_DRAWN, resources / RESOURCES_PLACED);
  return { roundsLeft: Math.max(0, rounds - 1), givesBack };
}

/** What the nth piece of something is worth when about `useful` of them can still be used. */
function pieces(count: number, useful: number, first: number, least: number): number {
  let worth = 0;
  for (let piece = 0; piece < count; piece++) worth += Math.max(least, first * (1 - piece / (useful + 1)));
  return worth;
}

/** Points that goods behind the screen will come to. */
export function worthOf({ resources, tiles, points }: Goods, { roundsLeft, givesBack }: Outlook): number {
  if (roundsLeft === 0) return points + (givesBack ? tiles / 2 : 0);
  return points + pieces(resources, 2.5 * roundsLeft, 1, 0) + pieces(tiles, roundsLeft, 1.2, givesBack ? 0.8 : 0);
}
