'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows, and does not change; on the server and in the first drawing what stands for it. */
export function useBrowserValue<Value extends string | boolean>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}
