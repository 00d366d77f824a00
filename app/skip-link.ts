/** Out of sight until the keyboard comes to it. */
export const SKIP_LINK =
  'absolute top-2 left-2 z-20 -translate-y-20 rounded-md bg-raised px-4 py-3 font-semibold focus:translate-y-0 focus:shadow-lg';
