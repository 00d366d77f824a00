import { z } from 'zod';
import { CHARACTER_IDS, DISTRICT_IDS, GRAVEYARD_ANSWERS } from './components';

/** Apart from the components themselves, so that the board brings no parser to the browser. */
export const districtIdSchema = z.enum(DISTRICT_IDS);
export const characterIdSchema = z.enum(CHARACTER_IDS);
export const graveyardAnswerSchema = z.enum(GRAVEYARD_ANSWERS);
