import type { ToldEntry } from '@/lib/engine/recap';
import type { ShownEvent } from '../redact';

/** Events for which something moves on the table. */
const MOVING = [
  'Exploited',
  'BonusesTaken',
  'Urbanized',
  'FloorBuilt',
  'TokensMoved',
  'YieldsTaken',
  'ResourcesReturned',
] as const satisfies readonly ShownEvent['type'][];

export type MovingEvent = Extract<ShownEvent, { type: (typeof MOVING)[number] }>;

export const isMoving = (event: ShownEvent): event is MovingEvent => MOVING.some((type) => type === event.type);

/** The last step of a log in which something moved; -1 for none. */
export function lastMotion(entries: readonly ToldEntry[]): number {
  return entries.findLast(({ event }) => isMoving(event as ShownEvent))?.step ?? -1;
}
