'use client';

import type { BoardProps } from '@/lib/games/board-props';

type LiveTableProps = Readonly<{
  matchId: string;
  game: string;
  table: Pick<BoardProps, 'view' | 'viewer' | 'players' | 'prompts' | 'log'>;
  readOnly: boolean;
}>;

export function LiveTable({ table }: LiveTableProps) {
  return <pre className="overflow-auto p-4 text-xs">{JSON.stringify(table, null, 1)}</pre>;
}
