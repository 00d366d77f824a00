'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the page's scripts run: false on the server and in the first drawing, which has to be there quickly. */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
