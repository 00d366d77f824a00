/** Where the panel stands that says what is asked: skip links lead there, and the focus when its place is gone. */
export const ASKED_ID = 'asked';

/** Where the board lies, and where the log stands: skip links lead there too. */
export const STAGE_ID = 'stage';
export const LOG_ID = 'log';

/** Where the table stands in words. */
export const IN_WORDS_ID = 'in-words';

/** Marks the button that makes count what is picked. */
export const SEAL = 'data-seal';

/** Leads the focus to the seal, so that what was picked elsewhere can be made to count. */
export function focusOnSeal(): void {
  const panel = document.getElementById(ASKED_ID);
  const seal = panel?.querySelector<HTMLElement>(`[${SEAL}]`);
  (seal ?? panel)?.focus();
}
