import { isWrongOption } from '../setup/plain-failure.mjs';
import { simulateMatches } from './simulate-matches';
import { readTableArguments, WrongArguments } from './table-arguments';

function causes(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${causes(error.cause)}`;
}

/** Plays matches between bots and prints what they came to as one line of JSON; 1 when a promise of a game broke. */
export async function simulate(args: readonly string[]): Promise<number> {
  try {
    console.log(JSON.stringify(simulateMatches(readTableArguments(args))));
    return 0;
  } catch (error) {
    if (isWrongOption(error)) throw error;
    console.error(error instanceof WrongArguments ? error.message : causes(error));
    return 1;
  }
}
