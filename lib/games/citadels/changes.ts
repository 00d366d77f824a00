import type { Seat } from '@/lib/engine/game-definition';
import type { ToldEntry } from '@/lib/engine/recap';
import type { Place } from './place';
import { placeKey } from './place';
import type { ShownEvent } from './redact';
import { shown } from './shown-event';
import { withoutTakenBack } from './taken-back';

/** What lies otherwise on the table than at an earlier step. */
export type Changes = Readonly<{
  /** By seat: what it has more than then, or less. */
  gold: ReadonlyMap<Seat, number>;
  /** Who has taken the crown from somebody else. */
  crown: Seat | undefined;
  /** Districts that stand no more. */
  fallen: readonly Place[];
}>;

/** What has changed since a step, from a log that may have lost its beginning. */
export function changesSince(log: readonly ToldEntry[], since: number): Changes {
  const then = eventsOf(withoutTakenBack(log.filter(({ step }) => step <= since)));
  const stands = withoutTakenBack(log);
  const now = eventsOf(stands);
  const added = eventsOf(stands.filter(({ step }) => step > since));
  const crown = added.some(({ type }) => type === 'CrownTaken') ? crownIn(added) : undefined;
  return {
    gold: moreGold(now, goldIn(then)),
    crown: crown === crownIn(then) ? undefined : crown,
    fallen: fallenIn(added),
  };
}

const eventsOf = (log: readonly ToldEntry[]) => log.map(shown);

function moreGold(events: readonly ShownEvent[], before: ReadonlyMap<Seat, number>): ReadonlyMap<Seat, number> {
  const gold = goldIn(events);
  const seats = [...new Set([...gold.keys(), ...before.keys()])];
  const changes = seats.map((seat) => [seat, (gold.get(seat) ?? 0) - (before.get(seat) ?? 0)] as const);
  return new Map(changes.filter(([, change]) => change !== 0));
}

function goldIn(events: readonly ShownEvent[]): ReadonlyMap<Seat, number> {
  const gold = new Map<Seat, number>();
  for (const [seat, amount] of events.flatMap(goldOf)) gold.set(seat, (gold.get(seat) ?? 0) + amount);
  return gold;
}

type Gold = readonly [seat: Seat, amount: number];

function goldOf({ type, data }: ShownEvent): readonly Gold[] {
  switch (type) {
    case 'GoldTaken':
      return [[data.seat, data.amount + data.extra]];
    case 'CardsKept':
      return [[data.seat, data.extra]];
    case 'IncomeTaken':
    case 'LaboratoryUsed':
      return [[data.seat, data.amount]];
    case 'GoldStolen':
      return [
        [data.by, data.amount],
        [data.from, -data.amount],
      ];
    case 'DistrictBuilt':
    case 'DistrictDestroyed':
    case 'DistrictFetched':
    case 'SmithyUsed':
      return [[data.seat, -data.price]];
    default:
      return [];
  }
}

function crownIn(events: readonly ShownEvent[]): Seat | undefined {
  const last = events.findLast(({ type }) => type === 'CrownTaken' || type === 'CrownDrawn');
  if (last?.type === 'CrownDrawn') return last.data.seats[0];
  return last?.type === 'CrownTaken' ? last.data.seat : undefined;
}

function fallenIn(events: readonly ShownEvent[]): readonly Place[] {
  const fallen = new Map<string, Place>();
  for (const { type, data } of events) {
    if (type === 'DistrictBuilt') fallen.delete(placeKey(data));
    if (type !== 'DistrictDestroyed') continue;
    const place = { seat: data.of, district: data.district };
    fallen.set(placeKey(place), place);
  }
  return [...fallen.values()];
}
