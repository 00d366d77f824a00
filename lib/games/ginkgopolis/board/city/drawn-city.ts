import type { Seat } from '@/lib/engine/game-definition';
import type { Owner } from '@/lib/ui/owner';
import type { Colour, Letter, Space } from '../../components';
import type { BuildingView } from '../../view-types';

/** What the drawings are made from. */
export type DrawnCity = Readonly<{
  buildings: readonly BuildingView[];
  tokens: Readonly<Partial<Record<Letter, Space>>>;
  districts: readonly Readonly<{ colour: Colour; spaces: readonly Space[] }>[];
  /** By seat. */
  owners: readonly Owner[];
}>;

/** What a player considers: where a card acts, and the tile that would be laid there. */
export type Target = Readonly<{
  space: Space;
  tile: Readonly<{ colour: Colour; number: number }> | null;
  owner: Seat | null;
}>;

/** Where a letter may move, to be picked on the ground. */
export type TokenSpot = Readonly<{ letter: Letter; space: Space; picked: boolean }>;

/** What is pointed out in a drawing. */
export type Marks = Readonly<{
  target?: Target | undefined;
  /** Letters the player holds a card of. */
  letters?: readonly Letter[];
  /** Changed since the player last looked. */
  fresh?: ReadonlySet<Space>;
  spots?: readonly TokenSpot[];
  /** Buildings that can be pressed to pick their card. */
  playable?: ReadonlySet<Space>;
  /** A district that is pointed at; when it is looked at alone, all others step back. */
  district?: PointedDistrict | undefined;
}>;

export type PointedDistrict = Readonly<{ spaces: readonly Space[]; alone: boolean }>;

/** The class of what belongs to a space, or to a district by any of its spaces. */
export function stepsBack({ district }: Marks, space: Space | undefined): string {
  return district?.alone && !(space && district.spaces.includes(space)) ? 'city-aside' : 'city-near';
}

export const NO_MARKS: Marks = {};

export function ownerOf(city: Pick<DrawnCity, 'owners'>, seat: Seat | null): Owner | undefined {
  return seat === null ? undefined : city.owners[seat];
}

/** Letters and their spaces in the order of the alphabet. */
export function tokensOf(city: DrawnCity): (readonly [Letter, Space])[] {
  return (Object.entries(city.tokens) as [Letter, Space][]).sort(([a], [b]) => (a < b ? -1 : 1));
}
