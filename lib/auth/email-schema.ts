import { z } from 'zod';

/** An address of mail as people type it; kept in small letters. */
export const emailSchema = z.string().trim().toLowerCase().max(254).pipe(z.email());
