'use client';

import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { Round } from '@/lib/engine/recap';
import { roundsOf } from '@/lib/engine/recap';
import type { BoardLogEntry } from '@/lib/games/board-props';
import { GameLog } from '@/lib/ui/game-log';
import { OwnerMark } from '@/lib/ui/owner-mark';
import { Recap, useMissed } from '@/lib/ui/recap';
import { StoryFrame, StoryPill } from '@/lib/ui/story-frame';
import { lineAsValue } from '@/lib/ui/wording';
import { toldOf } from '../recap';
import { Districts } from './districts';
import { useBoardTexts, useGameWords, useTable } from './table-context';
import { useRecap } from './use-recap';

type StoryProps = Readonly<{ rounds: readonly Round[] }>;

/** What happened: the last round in short, and all of the match in words. */
export function Story({ rounds }: StoryProps) {
  const t = useBoardTexts();
  return (
    <StoryFrame label={t('story.pill')} logTitle={t('story.log')} log={<Log rounds={rounds} />}>
      <Account rounds={rounds} />
    </StoryFrame>
  );
}

/** What was missed, or the last round: a line for each player in turn order. */
function Account({ rounds }: StoryProps) {
  const t = useBoardTexts();
  const { owners } = useTable();
  const { wording } = useGameWords();
  const { round, recap } = useRecap(rounds);
  useMissed(recap.rounds.length);
  if (recap.rounds.length === 0) return null;
  return (
    <Recap
      title={round === undefined ? null : t('story.round', { round })}
      recap={recap}
      wording={wording}
      markOf={({ seat }) => {
        const owner = seat === null ? undefined : owners[seat];
        return owner ? <OwnerMark owner={owner} size={20} silent className="mt-px" /> : null;
      }}
    />
  );
}

function Log({ rounds }: StoryProps) {
  const t = useBoardTexts();
  const { wording } = useGameWords();
  const chapters = useMemo(
    () =>
      [...rounds].reverse().map((round) => ({
        key: String(round.number),
        title: round.number > 0 ? t('story.roundTitle', { round: round.number }) : t('story.setUp'),
        lines: toldOf(round).flatMap(({ line }, index) =>
          line ? [{ key: `${round.number} ${index}`, words: wording(lineAsValue(line)) }] : [],
        ),
      })),
    [rounds, t, wording],
  );
  return <GameLog chapters={chapters} empty={t('story.nothing')} />;
}

/** On a phone the story, the districts and the supply open from a pill over the city. */
export function PhoneStory({ rounds, children }: StoryProps & Readonly<{ children: ReactNode }>) {
  const t = useBoardTexts();
  return (
    <StoryPill label={t('story.pill')} logTitle={t('story.log')} log={<Log rounds={rounds} />}>
      <Account rounds={rounds} />
      <Districts />
      {children}
    </StoryPill>
  );
}

/** The rounds of the log, cut once for each log. */
export function useRounds(log: readonly BoardLogEntry[]): Round[] {
  return useMemo(() => roundsOf(log), [log]);
}
