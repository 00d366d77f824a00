'use client';

import { useBrowserValue } from './use-browser-value';

const yes = () => true;

/** Whether the page's scripts run: false on the server and in the first drawing, which has to be there quickly. */
export const useAwake = (): boolean => useBrowserValue(yes, false);
