'use client';

import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { holdStill } from '@/app/live/hands';
import type { Command } from '@/lib/engine/game-definition';
import { BOARDS } from '@/lib/games/boards';
import { Button } from '@/lib/ui/button';
import type { Refusal } from '@/lib/ui/command-delivery';
import { EarlierLogContext } from '@/lib/ui/earlier-log';
import { Notice } from '@/lib/ui/notice';
import { SinceYouLeftContext } from '@/lib/ui/since-you-left';
import type { Explanation } from '@/lib/ui/use-command';
import { useCommand } from '@/lib/ui/use-command';
import { sendAnswer } from './send-answer';
import { useLastLook } from './use-last-look';
import type { LastLook } from './use-since-you-left';
import { useSinceYouLeft } from './use-since-you-left';
import { useWholeLog } from './use-whole-log';
import { readTable } from './written-table';

const READ_BEFORE_RELOAD_MS = 2_500;

type LiveTableProps = Readonly<{
  matchId: string;
  game: string;
  /** The step shown; undefined for an earlier one. */
  step: number | undefined;
  /** What the reader's seat saw last, on any device; undefined for those who have none. */
  lastLook: LastLook | undefined;
  /** From `writtenTable`. */
  table: string;
}>;

/** The game's board, tied to the server. */
export function LiveTable({ matchId, game, step, lastLook, table: written }: LiveTableProps) {
  const table = useMemo(() => readTable(written), [written]);
  const explain = useRefusals(game);
  const [update, setUpdate] = useState<'none' | 'stored' | 'reload'>('none');
  const send = useCallback(
    async (answer: Readonly<{ promptId: string; commandId: string; command: Command }>) => {
      const { result, isOutdated } = await sendAnswer({ matchId, ...answer, command: asRecord(answer.command) });
      if (isOutdated) setUpdate(result.outcome === 'accepted' ? 'stored' : 'reload');
      return result;
    },
    [matchId],
  );
  const { issue, state } = useCommand({ send, explain });
  const { log, earlier } = useWholeLog(matchId, table.log);
  const look = useLastLook({ matchId, ofSeat: lastLook, log, earlier });
  const { since, mark } = useSinceYouLeft({ matchId, step, ...look });
  const act: typeof issue = async (promptId, command) => {
    const isStored = await issue(promptId, command);
    // Whoever acts has seen what there was to see.
    if (isStored) mark();
    return isStored;
  };
  const Board = BOARDS[game];
  if (!Board) throw new Error(`No board for ${game}`);
  return (
    <>
      <div role="status" className="contents">
        {update === 'none' ? null : <Updated isStored={update === 'stored'} />}
      </div>
      <EarlierLogContext value={earlier}>
        <SinceYouLeftContext value={since}>
          <Board {...table} log={log} matchId={matchId} issue={act} command={state} />
        </SinceYouLeftContext>
      </EarlierLogContext>
    </>
  );
}

/** A refusal as a sentence: of the service, or of the game, which has a rule for it. */
function useRefusals(game: string) {
  const t = useTranslations();
  return useCallback(
    ({ reason, values, rule }: Refusal): Explanation => {
      if (t.has(`refusals.${reason}`)) return { message: t(`refusals.${reason}`, { ...values }) };
      return { message: t(`games.${game}.refusals.${reason}`, { ...values }), rule };
    },
    [t, game],
  );
}

/** The site was updated while this page was open. */
function Updated({ isStored }: Readonly<{ isStored: boolean }>) {
  const t = useTranslations('match');
  useEffect(() => {
    if (!isStored) return;
    // News would load the page of the next version at once, with this sentence unread.
    holdStill(READ_BEFORE_RELOAD_MS);
    const timer = setTimeout(() => window.location.reload(), READ_BEFORE_RELOAD_MS);
    return () => clearTimeout(timer);
  }, [isStored]);
  return (
    <div className="fixed inset-x-4 top-16 z-20 mx-auto grid max-w-[460px] gap-2 rounded-md bg-raised p-2 shadow-lg">
      <Notice>{t(isStored ? 'updatedStored' : 'updated')}</Notice>
      {isStored ? null : <Button onClick={() => window.location.reload()}>{t('reload')}</Button>}
    </div>
  );
}

function asRecord({ type, data }: Command) {
  return { type, data: { ...data } };
}
