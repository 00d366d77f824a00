import type { CitadelsCommand } from '../commands';
import { commandSchema } from '../commands';

/** A step as the value of a radio. */
export const textOf = (step: CitadelsCommand): string => JSON.stringify(step);

export const stepOf = (value: string): CitadelsCommand => commandSchema.parse(JSON.parse(value));
