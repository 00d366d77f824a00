import type { BoardLogEntry, BoardProps } from '@/lib/games/board-props';

/** What the server tells a board. */
export type ToldTable = Omit<BoardProps, 'matchId' | 'issue' | 'command'>;

/** As it is sent. React takes one long text in a moment, but looks at each value of a large view, on the server twice. */
export function writtenTable(table: ToldTable): string {
  return JSON.stringify(table);
}

export function readTable(text: string): ToldTable {
  const { log, ...table }: Omit<ToldTable, 'log'> & WrittenLog = JSON.parse(text);
  return { ...table, log: readLog(log) };
}

type WrittenLog = Readonly<{ log: readonly WrittenEntry[] }>;

/** In JSON a moment is a text. */
export type WrittenEntry = Omit<BoardLogEntry, 'at'> & Readonly<{ at: string }>;

export function readLog(entries: readonly WrittenEntry[]): readonly BoardLogEntry[] {
  return entries.map((entry) => ({ ...entry, at: new Date(entry.at) }));
}
