import { simulateMatches } from './simulation/simulate-matches';
import { readTableArguments, WrongArguments } from './simulation/table-arguments';

function causes(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${causes(error.cause)}`;
}

try {
  console.log(JSON.stringify(simulateMatches(readTableArguments(process.argv.slice(2)))));
} catch (error) {
  console.error(error instanceof WrongArguments ? error.message : causes(error));
  process.exitCode = 1;
}
