import type { LogLine, RedactedEvent } from '@/lib/engine/game-definition';

/**
 * Something a viewer saw happen. `step` counts these from 1 for each viewer alone: a number that counted hidden events
 * too would tell that there were some. `at` is when it was stored.
 */
export type LogEntry = Readonly<{ step: number; at: Date; event: RedactedEvent; line: LogLine | undefined }>;

/** With the entry's place in the stream, which stays on the server. */
export type PlacedEntry = LogEntry & Readonly<{ version: number }>;
