import type { Seat } from '@/lib/engine/game-definition';
import type { ToldEntry } from '@/lib/engine/recap';
import type { DistrictId } from './components';
import { shown } from './shown-event';

/** A district in a city. */
export type Place = Readonly<{ seat: Seat; district: DistrictId }>;

export const placeKey = ({ seat, district }: Place) => `${seat} ${district}`;

/** What was built in a part of the log, except by one seat. */
export function builtIn(entries: readonly ToldEntry[], except?: Seat): ReadonlySet<string> {
  const built = entries.map(shown).flatMap((event) => (event.type === 'DistrictBuilt' ? [event.data] : []));
  return new Set(built.filter(({ seat }) => seat !== except).map(placeKey));
}

/** The last district that was destroyed, by whom and for how much. */
export function lastDestroyed(log: readonly ToldEntry[]) {
  const destroyed = log.map(shown).findLast((event) => event.type === 'DistrictDestroyed');
  return destroyed?.data;
}
