import { expect } from 'vitest';

/** What became of a move or of a wish at the table. */
export const accepted = expect.objectContaining({ outcome: 'accepted' });
export const rejectedWith = (reason: string) => expect.objectContaining({ outcome: 'rejected', reason });

/** What the lobby and the chat answer to what they do not do. */
export const refusedWith = (reason: string) => expect.objectContaining({ ok: false, reason });
