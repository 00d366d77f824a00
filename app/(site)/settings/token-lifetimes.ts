/** How long a new token is good, in days; `always` has no end. */
export const LIFETIMES = { always: null, month: 30, quarter: 90, year: 365 } as const;
export type Lifetime = keyof typeof LIFETIMES;
export const LIFETIME_NAMES = ['always', 'month', 'quarter', 'year'] as const satisfies readonly Lifetime[];
