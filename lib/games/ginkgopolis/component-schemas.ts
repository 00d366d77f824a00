import { z } from 'zod';
import type { BuildingId, CardId, Space } from './components';
import { COLOURS, GAINS, LETTERS, PUSHES } from './components';

/** Apart from the components themselves, so that the board brings no parser to the browser. */
export const letterSchema = z.enum(LETTERS);
/** A tile and its building card have one name. */
const nameSchema = z.templateLiteral([z.enum(COLOURS), '-', z.number().int().min(1).max(20)]) as z.ZodType<BuildingId>;
export const buildingIdSchema = nameSchema;
export const tileIdSchema = nameSchema;
export const cardIdSchema: z.ZodType<CardId> = z.union([letterSchema, buildingIdSchema]);
export const spaceSchema = z.templateLiteral([z.number().int(), ',', z.number().int()]) as z.ZodType<Space>;
export const characterIdSchema = z.number().int().min(1).max(27);
export const gainSchema = z.enum(GAINS);
export const tokenTargetSchema = z.union([spaceSchema, z.enum(PUSHES)]);
