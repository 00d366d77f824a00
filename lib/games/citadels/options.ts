import { z } from 'zod';

export const MURDERED_KING_OPTIONS = ['heir', 'no-heir'] as const;
export const LENGTH_OPTIONS = ['standard', 'short'] as const;
export const BANK_OPTIONS = ['unlimited', 'limited'] as const;
export const GREAT_WALL_OPTIONS = ['without', 'with'] as const;
export const THREE_PLAYER_OPTIONS = ['one-character', 'two-characters'] as const;

export const optionsSchema = z.object({
  /** Whether a murdered King takes the crown at the end of the round. */
  murderedKing: z.enum(MURDERED_KING_OPTIONS).default('heir'),
  /** Seven districts end a short game; of 4 to 7 players. */
  length: z.enum(LENGTH_OPTIONS).default('standard'),
  bank: z.enum(BANK_OPTIONS).default('unlimited'),
  greatWall: z.enum(GREAT_WALL_OPTIONS).default('without'),
  /** How many characters each of three players has. */
  threePlayers: z.enum(THREE_PLAYER_OPTIONS).default('one-character'),
});
export type CitadelsOptions = z.infer<typeof optionsSchema>;
