/** Names the fields of a game's own options, so that none of them can be taken for a field of the table. */
export const OPTION_PREFIX = 'option.';
