import type { ToldEntry } from '@/lib/engine/recap';
import type { ShownEvent } from './redact';

/** What a viewer of Citadels saw in an entry of the log. The table's own events, which every game has, are none of these. */
export const shown = ({ event }: ToldEntry) => event as ShownEvent;
