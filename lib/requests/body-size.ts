/** No request may bring more than this; whatever is entered here needs far less. */
export const LARGEST_BODY = 64 * 1024;
