import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** What the start itself has to say. */
export function say(text: string): void {
  console.log(text);
}

/** Passes on what a process writes line by line, each with the name of the process, and keeps the last ones. */
export function relayLines(
  { name, print }: Readonly<{ name: string; print: (line: string) => void }>,
  streams: readonly Readable[],
): { readonly last: readonly string[] } {
  const last: string[] = [];
  for (const input of streams) {
    createInterface({ input }).on('line', (line) => {
      last.push(line);
      if (last.length > 30) last.shift();
      if (line.trim() !== '') print(`${name.padEnd(6)} │ ${readable(line)}`);
    });
  }
  return { last };
}

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warning',
  50: 'error',
  60: 'fatal',
};

/** A log line in JSON becomes a sentence with its details behind it; any other line stays as it is. */
function readable(line: string): string {
  if (!line.startsWith('{"level":')) return line;
  try {
    const { level, time, msg, err, ...details } = JSON.parse(line);
    const stack = err?.stack ? `\n${err.stack}` : '';
    const more = Object.keys(details).length > 0 ? ` ${JSON.stringify(details)}` : '';
    return `${new Date(time).toISOString()} ${LEVELS[level] ?? level}: ${msg ?? ''}${more}${stack}`;
  } catch {
    return line;
  }
}
