import type { LogLine, RedactedEvent } from '@/lib/engine/game-definition';

/** `at` is when it was stored; `event` and `line` are what the viewer may know. */
export type LogEntry = Readonly<{ version: number; at: Date; event: RedactedEvent; line: LogLine | undefined }>;
