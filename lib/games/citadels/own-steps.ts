import type { LogLine, Seat } from '@/lib/engine/game-definition';
import type { ToldEntry } from '@/lib/engine/recap';
import { roundsOf } from '@/lib/engine/recap';
import { actorOf } from './actor';
import type { ShownEvent } from './redact';
import { shown } from './shown-event';
import { withoutTakenBack } from './taken-back';
import type { CitadelsView } from './view-types';

/** Since when a reader who looks on has had nothing to do: since its last own step, others since the round began. */
export function lastOwnStep(log: readonly ToldEntry[], view: CitadelsView, you: Seat | undefined): number {
  if (you === undefined) return (roundsOf(log).at(-1)?.entries[0]?.step ?? 1) - 1;
  const isTurn = view.turn?.seat === you;
  const began = isTurn ? log.findLastIndex((entry) => shown(entry).type === 'CharacterCalled') : log.length;
  return log.slice(0, began).findLast((entry) => isOwnStep(shown(entry), you))?.step ?? 0;
}

/** What the viewer has done so far in the turn that is its own. */
export function doneInTurn(log: readonly ToldEntry[], view: CitadelsView, you: Seat | undefined): readonly LogLine[] {
  if (you === undefined || view.turn?.seat !== you) return [];
  const began = log.findLastIndex((entry) => shown(entry).type === 'CharacterCalled');
  const own = withoutTakenBack(log.slice(began + 1)).filter((entry) => actorOf(shown(entry)) === you);
  return own.flatMap(({ line }) => line ?? []);
}

const OWN_STEPS: readonly string[] = ['CharacterPicked', 'TurnEnded', 'DistrictFetched'];

function isOwnStep(event: ShownEvent, you: Seat): boolean {
  return OWN_STEPS.includes(event.type) && actorOf(event) === you;
}
