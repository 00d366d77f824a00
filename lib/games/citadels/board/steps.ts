import type { CitadelsCommand, CommandType } from '../commands';

/** What can be picked before it is carried out. */
const STEPS = [
  ...['TakeGold', 'DrawCards', 'TakeIncome', 'Build', 'Murder', 'Rob', 'SwapHands', 'ExchangeCards'],
  ...['UseLaboratory', 'UseSmithy', 'Destroy', 'EndTurn', 'TakeStepBack', 'ProposeEnd'],
] as const satisfies readonly CommandType[];

/** A step as the value of a radio. */
export const textOf = (step: CitadelsCommand): string => JSON.stringify(step);

/** Only of what `textOf` made. */
export const stepOf = (value: string): CitadelsCommand => JSON.parse(value);

/** A step as it was kept in the browser; nothing when that cannot be read. Whether it is possible is judged elsewhere. */
export function parseStep(kept: unknown): CitadelsCommand | null {
  return isStep(kept) ? kept : null;
}

function isStep(kept: unknown): kept is CitadelsCommand {
  if (typeof kept !== 'object' || kept === null || !('type' in kept) || !('data' in kept)) return false;
  const { type, data } = kept;
  if (typeof data !== 'object' || data === null || !STEPS.some((step) => step === type)) return false;
  return type !== 'ExchangeCards' || ('cards' in data && Array.isArray(data.cards));
}
