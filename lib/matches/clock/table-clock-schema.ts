import { z } from 'zod';
import { BANKS, HOLIDAYS, PACES } from './table-clock';

/** Apart from the choices themselves, so that forms bring no parser to the browser. */
export const tableClockSchema = z.object({ pace: z.enum(PACES), bank: z.enum(BANKS), holidays: z.enum(HOLIDAYS) });
