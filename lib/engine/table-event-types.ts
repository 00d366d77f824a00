import type { TableEvent } from './table-events';

/** Apart from their schemas, which no browser needs. */
const TYPES: Readonly<Record<TableEvent['type'], true>> = {
  DeadlinePassed: true,
  AutopilotEngaged: true,
  SeatTakenBack: true,
  SeatResigned: true,
  HolidayBegan: true,
  HolidayEnded: true,
  PauseAsked: true,
  PauseNotAsked: true,
  MatchPaused: true,
  MatchResumed: true,
  MatchCancelled: true,
};

/** Whether an event of a stream is the table's. Games must not use these names. */
export function isTableEvent(stored: unknown): boolean {
  return typeof stored === 'object' && stored !== null && 'type' in stored && Object.hasOwn(TYPES, String(stored.type));
}
