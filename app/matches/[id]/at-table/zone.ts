/** The service's own zone, in which it speaks to those whose zone it does not know. */
export const UNKNOWN_ZONE = 'UTC';
