export type Size = Readonly<{ width: number; height: number }>;

/** A part of the window, in pixels. */
export type Box = Size & Readonly<{ x: number; y: number }>;

/** The value nearest to a wish; the least one where there is no room. */
export const within = (wish: number, least: number, most: number) => Math.max(least, Math.min(wish, most));
