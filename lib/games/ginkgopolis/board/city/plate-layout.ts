import type { DrawnCity, Target } from './drawn-city';
import { ownerOf, tokensOf } from './drawn-city';
import type { Quarter } from './geometry';
import { FLOOR, HALF, onGround, placeOf } from './geometry';
import type { PlateFacts } from './plate';
import { PLATE_HEIGHT, plateWidth } from './plate';
import type { Label } from './plate-spread';
import { areApart, spreadLabels } from './plate-spread';

/** How large plates are drawn, and whether they are narrow. */
export type PlateLook = Readonly<{ scale: number; compact: boolean }>;

export type PlacedPlate = Label &
  Readonly<{
    space: DrawnCity['buildings'][number]['space'];
    facts: PlateFacts;
    /** The roof it belongs to. */
    home: readonly [x: number, y: number];
  }>;

type PlateLayout = Readonly<{ look: PlateLook; plates: readonly PlacedPlate[] }>;

type Wanted = Readonly<{ city: DrawnCity; quarter: Quarter; target: Target | undefined; look: PlateLook }>;

/** Plates and letters that would cover each other are tried narrower, and then smaller. */
const ROOMY = [1, 0.87] as const;
const NARROW = [0.87, 0.77, 0.7] as const;
const PHONE = [1, 0.92, 0.84, 0.76, 0.7] as const;
/** A plate may lie so far from its roof; a stem then leads to it. */
const REACH = 48;

/** Where the plates of a city lie: as large as they can be without covering each other or a letter. */
export function layOutPlates(wanted: Wanted): PlateLayout {
  const looks = looksFrom(wanted.look);
  for (const look of looks) {
    const layout = spread(wanted, look);
    if (layout.isClear) return layout;
  }
  return spread(wanted, looks.at(-1) ?? wanted.look);
}

function looksFrom({ scale, compact }: PlateLook): PlateLook[] {
  if (compact) return PHONE.map((share) => ({ scale: scale * share, compact }));
  return [
    ...ROOMY.map((share) => ({ scale: scale * share, compact: false })),
    ...NARROW.map((share) => ({ scale: scale * share, compact: true })),
  ];
}

function spread({ city, quarter, target }: Wanted, look: PlateLook): PlateLayout & Readonly<{ isClear: boolean }> {
  const plates = city.buildings.map((building) => plateOf({ city, building, quarter, target, look }));
  const letters = lettersOf(city, quarter, look.scale);
  const all = spreadLabels<Label>([...plates, ...letters], REACH);
  const placed = plates.map((plate, index) => ({ ...plate, x: all[index]?.x ?? plate.x, y: all[index]?.y ?? plate.y }));
  return { look, plates: placed, isClear: areApart(all) };
}

/** What must stay seen of a letter: the letter itself, on its stone or written over a tower. */
function lettersOf(city: DrawnCity, quarter: Quarter, scale: number): Label[] {
  return tokensOf(city).map(([, space]) => {
    const [x, y] = onGround(placeOf(space), quarter);
    return { x, y, width: 22 * scale, height: 20 * scale, fixed: true };
  });
}

type PlateOf = Omit<Wanted, 'look'> & Readonly<{ building: DrawnCity['buildings'][number]; look: PlateLook }>;

function plateOf({ city, building, quarter, target, look }: PlateOf): PlacedPlate {
  const isTarget = target?.space === building.space;
  const facts = plateFacts(city, building, isTarget ? target : undefined);
  const [x, ground] = onGround(placeOf(building.space), quarter);
  const y = ground - facts.height * FLOOR + HALF.height * 0.52;
  return {
    ...{ space: building.space, facts, home: [x, y], x, y, fixed: isTarget },
    width: plateWidth(facts, look.compact) * look.scale,
    height: PLATE_HEIGHT * look.scale,
  };
}

/** The plate of a building, or what it would say with the tile that is being considered on it. */
function plateFacts(
  city: DrawnCity,
  { colour, number, height, owner }: DrawnCity['buildings'][number],
  target: Target | undefined,
): PlateFacts {
  if (!target?.tile) return { colour, number, height, owner: ownerOf(city, owner) };
  return { ...target.tile, height: height + 1, owner: ownerOf(city, target.owner) };
}
