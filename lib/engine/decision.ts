import type { Decision, Event, RefusalValues, Rejected } from './game-definition';

export function accept<E extends Event>(...events: readonly E[]): Decision<E> {
  return { outcome: 'accepted', events };
}

/** A refusal the player can read: `reason` is a message key of the game, `values` fill its gaps. */
export function reject<Reason extends string>(reason: Reason, values: RefusalValues = {}): Rejected<Reason> {
  return { outcome: 'rejected', reason, values };
}

export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
