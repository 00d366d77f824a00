/** For a region that scrolls or can be looked around in: the keyboard must be able to stand in it. */
export const reachable = { tabIndex: 0 } as const;
