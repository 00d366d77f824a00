export type GlobalErrorWords = Readonly<{ title: string; what: string; again: string; home: string }>;

/** Every page brings these along: they are there when nothing more can be loaded. */
export const GLOBAL_ERROR_IN_ENGLISH: GlobalErrorWords = {
  title: 'Something went wrong',
  what: 'It is our fault, and nothing you chose before is lost. Try again; if it happens once more, come back a little later.',
  again: 'Try again',
  home: 'To your matches',
};
