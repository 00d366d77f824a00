/** A press of a link that asks for a tab or a window, or that something else has taken already. */
export function wantsOwnPlace({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented;
}
