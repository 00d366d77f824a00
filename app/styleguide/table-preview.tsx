'use client';

import { useState } from 'react';
import type { BoardProps } from '@/lib/games/board-props';
import { BOARDS } from '@/lib/games/boards';
import { forgetPlayed } from '@/lib/games/played';
import { Brand } from '@/lib/ui/brand';
import { Button } from '@/lib/ui/button';
import type { CommandState } from '@/lib/ui/use-command';

type TablePreviewProps = Omit<BoardProps, 'issue' | 'command' | 'matchId'> & Readonly<{ game: string; status: string }>;

const MATCH = 'styleguide';

const STATES: Readonly<Record<string, CommandState>> = {
  sending: { status: 'sending' },
  retrying: { status: 'retrying' },
  failed: { status: 'failed' },
  refused: { status: 'refused', message: 'refused', rule: '/rules/ginkgopolis/choosing' },
};

/** A table that answers every command with yes, and shows nothing new. */
export function TablePreview({ game, status, ...table }: TablePreviewProps) {
  const [issued, setIssued] = useState('');
  const [times, setTimes] = useState(0);
  const playAgain = () => {
    forgetPlayed(MATCH);
    setTimes(times + 1);
  };
  const Board = BOARDS[game];
  if (!Board) return null;
  return (
    <div className="flex h-dvh flex-col">
      <header className="flex h-12 flex-none items-center gap-4 border-line border-b px-4 md:h-14">
        <Brand name="Turnleaf" href="/styleguide" />
        <h1 className="truncate text-lg">styleguide</h1>
        <Button size="small" onClick={playAgain}>
          motion
        </Button>
        <span className="truncate text-ink-3 text-xs">{issued}</span>
      </header>
      <main className="flex min-h-0 flex-1 flex-col">
        <Board
          key={times}
          {...table}
          matchId={MATCH}
          command={STATES[status] ?? { status: 'idle' }}
          issue={async (promptId, command) => {
            setIssued(`${promptId} ${JSON.stringify(command)}`);
            return true;
          }}
        />
      </main>
    </div>
  );
}
