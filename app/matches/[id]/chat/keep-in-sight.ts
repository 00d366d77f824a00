/**
 * Some keyboards on the screen make the page smaller. That of iOS lies over it and moves what is seen up or down: a sheet over
 * the whole page takes the size and place of what is seen, so that its last line stays above the keyboard.
 */
export function keepInSight({ style }: HTMLElement): () => void {
  const seen = window.visualViewport;
  if (!seen) return () => undefined;
  const stopping = new AbortController();
  const { signal } = stopping;
  const follow = () => {
    style.setProperty('--seen-height', `${seen.height * seen.scale}px`);
    // Enlarged by two fingers, the page is looked at part by part, and the sheet stays where it is.
    style.setProperty('--seen-top', `${seen.scale > 1 ? 0 : seen.offsetTop}px`);
  };
  follow();
  for (const moved of ['resize', 'scroll']) seen.addEventListener(moved, follow, { signal });
  return () => stopping.abort();
}
