/**
 * Marks what tells its words to whoever points at it, stands on it with the keyboard or holds a finger on it. It must be
 * read aloud by the same words: by its label, or by what is visually hidden in it. See `Tips`.
 */
export const tipped = { 'data-tip': '' } as const;

/** Words that say more than the name. They must stand elsewhere in words, too: a tip is not read aloud. */
export function tipWith(words: string) {
  return { 'data-tip': words } as const;
}

/** Marks what lies over other things, to be pressed as one: what is under it still tells its words. */
export const overTipped = { 'data-through': '' } as const;

/** Marks a picture, hidden from readers, that says nothing of its own: what it shows stands beside it in words. */
export const decorative = { 'data-decorative': '' } as const;
