import type { Seat } from '@/lib/engine/game-definition';
import type { Chronicle } from '../chronicle';
import { END_TRIGGERS_STAY } from '../rulings';
import type { Table } from '../state';
import { seatAt } from '../state';
import type { EndTrigger } from '../view-types';

function allInCity(table: Table, seat: Seat): boolean {
  const { resources, supply } = seatAt(table, seat);
  return resources === 0 && supply === 0;
}

/** Looked at right after placing: all resources of a player in the city end the match (rulebook 7 b). */
export function triggerIfAllInCity(chronicle: Chronicle, seat: Seat): void {
  const known = chronicle.state.endTriggers.some(
    (trigger) => trigger.kind === 'all-resources-in-city' && trigger.seat === seat,
  );
  if (known || !allInCity(chronicle.state, seat)) return;
  chronicle.record({ type: 'EndTriggered', data: { trigger: { kind: 'all-resources-in-city', seat } } });
}

function holds(table: Table, trigger: EndTrigger): boolean {
  return END_TRIGGERS_STAY || trigger.kind !== 'all-resources-in-city' || allInCity(table, trigger.seat);
}

/** This was the last round. */
export function isOver(table: Table): boolean {
  return table.endTriggers.some((trigger) => holds(table, trigger));
}
