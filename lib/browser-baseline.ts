/**
 * Stands for what Next brings along for browsers that cannot show this site in any case: they know neither popovers nor
 * `toReversed`. All that is read of `process` is its environment, which the build has written in.
 */
export const env = {};
