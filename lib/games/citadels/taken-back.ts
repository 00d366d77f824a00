import type { ToldEntry } from '@/lib/engine/recap';
import { shown } from './shown-event';

/** Steps that may be taken back, by the one who took them. */
const REVERSIBLE: readonly string[] = ['GoldTaken', 'IncomeTaken', 'LaboratoryUsed', 'DistrictDestroyed'];

/** The log as if what was taken back had never been done. */
export function withoutTakenBack(log: readonly ToldEntry[]): readonly ToldEntry[] {
  const stands: ToldEntry[] = [];
  for (const entry of log) {
    const isTakenBack = shown(entry).type === 'StepTakenBack';
    if (!isTakenBack) stands.push(entry);
    const last = isTakenBack ? stands.findLastIndex((each) => REVERSIBLE.includes(shown(each).type)) : -1;
    if (last >= 0) stands.splice(last, 1);
  }
  return stands;
}
