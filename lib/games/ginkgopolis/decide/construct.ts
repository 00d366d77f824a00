import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import type { Building } from '../city';
import { buildingId, spaceOf } from '../city';
import type { BuildingId, Space, TileId } from '../components';
import type { Lacking } from '../events';
import { feesFor } from '../fees';
import type { Table } from '../state';
import { buildingAt, seatAt } from '../state';
import type { Step } from '../steps';
import { triggerIfAllInCity } from './end-triggers';

type Constructing = Readonly<{ seat: Seat; card: BuildingId; tile: TileId }>;

function siteOf(table: Table, card: BuildingId): Readonly<{ space: Space; building: Building }> {
  const space = spaceOf(table.buildings, card);
  if (!space) throw new Error(`${card} is not in the city`);
  const building = buildingAt(table, space);
  if (building.site) throw new Error(`${card} is a construction site`);
  return { space, building };
}

/** What the player lacks for the fees and a resource on each floor; own resources come back first (rulebook 5 C). */
export function lackingToConstruct(table: Table, { seat, card, tile }: Constructing): Lacking | null {
  const { building } = siteOf(table, card);
  const { resources, points } = seatAt(table, seat);
  const fees = feesFor(tile, building);
  const back = building.owner === seat ? building.resources : 0;
  if (resources + back < building.height + 1 + fees.resources) return 'resources';
  return points < fees.points ? 'points' : null;
}

export function construct(chronicle: Chronicle, { seat, card, tile }: Constructing): readonly Step[] {
  const { space, building } = siteOf(chronicle.state, card);
  returnResources(chronicle, seat, space, building);
  chronicle.record({
    type: 'FloorBuilt',
    data: { seat, card, tile, space, height: building.height + 1, paid: feesFor(tile, building) },
  });
  triggerIfAllInCity(chronicle, seat);
  return [
    { step: 'take-bonuses', seat, when: 'construct' },
    { step: 'keep-card', seat },
  ];
}

/** Resources go back behind their owner's screen; another owner gets a point for each (rulebook 5 C 1). */
function returnResources(chronicle: Chronicle, by: Seat, space: Space, building: Building): void {
  const { owner, resources } = building;
  if (owner === null || resources === 0) return;
  const points = owner === by ? 0 : resources;
  chronicle.record({
    type: 'ResourcesReturned',
    data: { seat: owner, by, building: buildingId(building), space, resources, points },
  });
}
