/** Marks the words in the sheet: their links lead on in it. */
export const RULE_SHEET = 'data-rule-sheet';
