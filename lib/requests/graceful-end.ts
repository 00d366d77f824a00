import { subscribe } from 'node:diagnostics_channel';
import type { ServerResponse } from 'node:http';

/**
 * The web server, asked to stop, waits for its connections to end. Pages that ask every few seconds would keep theirs for
 * good: from then on each answer is the last on its connection, and the next question finds another process.
 */
export function endConnectionsWhenStopping(): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      isStopping = true;
    });
  }
  subscribe('http.server.request.start', (message) => {
    const { response } = message as Readonly<{ response: ServerResponse }>;
    if (isStopping) response.shouldKeepAlive = false;
  });
}
